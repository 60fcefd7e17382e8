import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Mark } from '../../site/shared/Mark.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './Opening.module.css';

/** Shown instead of the slides if there are none: the name of the portal, and links into it. */
export function Opening() {
  const { parkName } = useSiteSetting();
  return (
    <section className={styles.opening} aria-labelledby="opening">
      <Wrap className={styles.inner}>
        <div>
          <h2 id="opening" className={styles.title}>
            {m.home_opening_title({ park: parkName })}
          </h2>
          <p className={styles.text}>{m.home_opening_text()}</p>
          <p className={styles.ways}>
            <ButtonLink href={paths.register()} variant="main" size="large">
              {m.site_register()}
            </ButtonLink>
            <ButtonLink href={paths.registrationGuide()} size="large">
              {m.home_opening_guide()}
            </ButtonLink>
          </p>
        </div>
        <Mark className={styles.mark} />
      </Wrap>
    </section>
  );
}
