import { paths } from '@portal/contract/paths';
import type { DeclareItemRow } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './WindowList.module.css';
import { WindowLeft, WindowTrack } from './WindowTrack.tsx';

/** Funding calls with their windows drawn, for a narrow column. */
export function WindowList({ items, today }: { items: DeclareItemRow[]; today: string }) {
  return (
    <ul>
      {items.map((item) => (
        <Text key={item.itemId} as="li" padTop={16} padBottom={16} lineAbove="thin" className={styles.item}>
          <Link
            href={paths.declareItem(item.itemId)}
            look="bare"
            lang={langOfContent('zh')}
            className={styles.title}
          >
            <Phrases text={item.title} />
          </Link>
          <Text as="div" above={12} below={8} className={styles.track}>
            <WindowTrack item={item} today={today} />
          </Text>
          <Row as="p" wrap justify="between" gapX={12} tone="faint" size={13} figures leading="mid">
            <span>{dayOf(item)}</span>
            <WindowLeft item={item} today={today} />
          </Row>
        </Text>
      ))}
    </ul>
  );
}

function dayOf({ state, windowFrom, windowTo }: DeclareItemRow): string {
  if (state === 'OPEN') return m.policy_opens_on({ day: windowFrom });
  if (state === 'COMING') return m.policy_opens_from({ day: windowFrom });
  return m.policy_closed_on({ day: windowTo });
}
