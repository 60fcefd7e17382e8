import { Sample, SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Icon } from './Icon.tsx';
import styles from './icon.story.module.css';
import { MenuIcon } from './menu-icon.tsx';
import * as shapes from './shapes.ts';

const MENU =
  'dashboard company property fee room repair match service finance contest community setting'.split(' ');

export default {
  title: '图标',
  render: () => (
    <>
      <ul className={styles.icons}>
        {Object.entries(shapes).map(([name, shape]) => (
          <li key={name} className={styles.icon}>
            <Icon shape={shape} />
            {name}
          </li>
        ))}
      </ul>
      <SampleRow>
        {MENU.map((name) => (
          <Sample key={name} state={name}>
            <MenuIcon name={name} />
          </Sample>
        ))}
      </SampleRow>
    </>
  ),
} satisfies Story;
