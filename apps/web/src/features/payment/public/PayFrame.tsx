import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import displaySettings from '../../../platform/page/display-settings.js?url';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { phoneIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { SkipLink } from '../../../ui/skip-link/SkipLink.tsx';
import { NeedsScript } from '../../identity/shared/form/NeedsScript.tsx';
import { Mark } from '../../site/shared/Mark.tsx';
import { useSiteSetting } from '../../site/shared/site-setting.ts';
import styles from './PayFrame.module.css';

/** The cashier's frame: the park's name and hotline, and no links that lead away. */
export function PayFrame({ children }: { children: ReactNode }) {
  const { parkName, hotline } = useSiteSetting();
  return (
    <>
      {/* Not deferred: reading aids must apply before the first paint. */}
      <script src={displaySettings} />
      <SkipLink targetId="main">{m.site_skip_to_content()}</SkipLink>
      <Text as="header" lineBelow="thin" ground="page" className={styles.bar}>
        <Row contained align="center" justify="between" gap={16} className={styles.inner}>
          <Link href={paths.home()} look="bare" className={styles.mark}>
            <Mark className={styles.sign} />
            <span>
              <b className={styles.park}>{parkName}</b>
              <Text as="span" tone="faint" size={13} className={styles.platform}>
                {m.site_platform_short()}
              </Text>
            </span>
          </Link>
          {hotline && (
            <a href={`tel:${hotline}`} className={styles.call}>
              <Icon shape={phoneIcon} />
              <span>{m.pay_call()}</span>{' '}
              <Text as="b" tone="ink">
                {hotline}
              </Text>
            </a>
          )}
        </Row>
      </Text>
      <main id="main" tabIndex={-1}>
        <Text as="div" contained padTop={40} padBottom={96} className={styles.content}>
          <NeedsScript />
          {children}
        </Text>
      </main>
    </>
  );
}
