import { paths } from '@portal/contract/paths';
import type { DeclareItemRow } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { Link } from '../../../ui/link/Link.tsx';
import { WindowList } from '../shared/WindowList.tsx';
import styles from './PolicyListPage.module.css';

/** The calls open today, next to the list; nothing if there are none. */
export function OpenItems({ items, today }: { items: DeclareItemRow[]; today: string }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="open-now">
      <h2 id="open-now" className={styles.sideTitle}>
        {m.policy_open_now()}
      </h2>
      <WindowList items={items} today={today} />
      <p className={styles.more}>
        <Link href={paths.declaration()}>{m.policy_all_items()}</Link>
      </p>
    </section>
  );
}
