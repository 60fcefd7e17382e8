import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Mark } from '../../site/shared/Mark.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './Opening.module.css';

/** Shown instead of the slides if there are none: the name of the portal, and links into it. */
export function Opening() {
  const { parkName } = useSiteSetting();
  return (
    <section className={styles.opening} aria-labelledby="opening">
      <Columns
        contained
        of="minmax(0, 1fr) auto"
        align="center"
        gap={32}
        gapX={64}
        padBlock={64}
        className={styles.inner}
      >
        <div>
          <Text id="opening" as="h2" size={40} leading="tight" balance>
            {m.home_opening_title({ park: parkName })}
          </Text>
          <Text above={12} tone="quiet" size={18} className={styles.text}>
            {m.home_opening_text()}
          </Text>
          <Row as="p" wrap gap={12} above={28} className={styles.ways}>
            <ButtonLink href={paths.register()} variant="main" size="large">
              {m.site_register()}
            </ButtonLink>
            <ButtonLink href={paths.registrationGuide()} size="large">
              {m.home_opening_guide()}
            </ButtonLink>
          </Row>
        </div>
        <Mark className={styles.mark} />
      </Columns>
    </section>
  );
}
