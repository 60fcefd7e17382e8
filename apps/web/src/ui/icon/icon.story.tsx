import { Sample, SampleRow } from '../story/Samples.tsx';
import type { Story } from '../story/story.ts';
import { Icon } from './Icon.tsx';
import styles from './icon.story.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { SHAPE_NAMES } from './shape-names.ts';

const modules = import.meta.glob<Record<string, string>>('./shapes/*.ts', { eager: true });
const shapeOf = (name: string) => Object.values(modules[`./shapes/${name}.ts`] ?? {})[0] ?? '';
const MENU =
  'dashboard company property fee room repair match service finance contest community setting'.split(' ');

export default {
  title: '图标',
  render: () => (
    <>
      <ul className={styles.icons}>
        {SHAPE_NAMES.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon shape={shapeOf(name)} />
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
