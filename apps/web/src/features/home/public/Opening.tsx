import { paths } from '../../../paths.ts';
import {
  home_opening_guide,
  home_opening_text,
  home_opening_title,
  site_register,
} from '../../../platform/i18n/paraglide/messages.js';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Mark } from '../../site/shared/Mark.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './Opening.module.css';

/** Where the slides stand, while there are none: whose portal it is, and the way in. */
export function Opening() {
  const { parkName } = useSiteSetting();
  return (
    <section className={styles.opening} aria-labelledby="opening">
      <Wrap className={styles.inner}>
        <div>
          <h2 id="opening" className={styles.title}>
            {home_opening_title({ park: parkName })}
          </h2>
          <p className={styles.text}>{home_opening_text()}</p>
          <p className={styles.ways}>
            <ButtonLink href={paths.register()} variant="main" size="large">
              {site_register()}
            </ButtonLink>
            <ButtonLink href={paths.registrationGuide()} size="large">
              {home_opening_guide()}
            </ButtonLink>
          </p>
        </div>
        <Mark className={styles.mark} />
      </Wrap>
    </section>
  );
}
