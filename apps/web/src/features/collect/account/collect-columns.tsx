import type { CollectRow } from '@portal/contract/collect';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import styles from './CollectCell.module.css';
import { CollectCell } from './CollectCell.tsx';

interface CollectActs {
  isGone: (row: CollectRow) => boolean;
  onOpen: (row: CollectRow) => void;
  onGroup: (row: CollectRow) => void;
  onRemove: (row: CollectRow) => void;
  onUndo: (row: CollectRow) => void;
}

const today = () => formatDate(Date.now(), 'YYYY-MM-DD');

export const collectColumns = (acts: CollectActs): ListColumn<CollectRow>[] => [
  {
    key: 'item',
    head: m.collect_head(),
    rowHeader: true,
    shown: 'always',
    cell: (row) => <CollectCell row={row} isGone={acts.isGone(row)} onOpen={acts.onOpen} />,
  },
  {
    key: 'group',
    head: m.collect_group(),
    nowrap: true,
    cell: ({ group }) =>
      group === '' ? m.collect_group_none() : <span lang={langOfContent('zh')}>{group}</span>,
  },
  {
    key: 'keyDay',
    head: m.collect_key_day(),
    nowrap: true,
    cell: ({ keyDay }) =>
      keyDay === null ? (
        '—'
      ) : (
        <>
          {keyDay}
          {keyDay < today() && <small>{m.collect_expired()}</small>}
        </>
      ),
  },
  {
    key: 'collectedAt',
    head: m.collect_collected_at(),
    nowrap: true,
    cell: ({ collectedAt }) => formatDate(collectedAt, 'YYYY-MM-DD'),
  },
  {
    key: 'actions',
    head: m.collect_actions(),
    nowrap: true,
    shown: 'always',
    cell: (row) =>
      acts.isGone(row) ? (
        <Button size="small" onClick={() => acts.onUndo(row)} disabled={row.removed}>
          {m.collect_undo()}
        </Button>
      ) : (
        <span className={styles.actions}>
          <Button variant="quiet" size="small" onClick={() => acts.onGroup(row)}>
            {m.collect_set_group()}
          </Button>
          <Button variant="quiet" size="small" onClick={() => acts.onRemove(row)}>
            {m.collect_remove()}
          </Button>
        </span>
      ),
  },
];
