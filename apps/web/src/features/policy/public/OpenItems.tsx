import { paths } from '@portal/contract/paths';
import type { DeclareItemRow } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { WindowList } from '../shared/WindowList.tsx';
import styles from './PolicyListPage.module.css';

/** The calls open today, next to the list; nothing if there are none. */
export function OpenItems({ items, today }: { items: DeclareItemRow[]; today: string }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="open-now">
      <Text id="open-now" as="h2" padBottom={10} lineBelow="strong" size={16}>
        {m.policy_open_now()}
      </Text>
      <WindowList items={items} today={today} />
      <Text padTop={16} lineAbove="thin" size={15} className={styles.more}>
        <Link href={paths.declaration()}>{m.policy_all_items()}</Link>
      </Text>
    </section>
  );
}
