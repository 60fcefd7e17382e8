import type { CollectRow } from '@portal/contract/collect/public';
import * as m from '@portal/texts/messages';
import { actsColumn, dateColumn, nameColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
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
  nameColumn('item', m.collect_head(), {
    name: (row) => <CollectCell row={row} isGone={acts.isGone(row)} onOpen={acts.onOpen} />,
  }),
  textColumn('group', m.field_group(), ({ group }) =>
    group === '' ? m.collect_group_none() : <Written>{group}</Written>,
  ),
  textColumn(
    'keyDay',
    m.field_valid_until(),
    ({ keyDay }) =>
      keyDay && (
        <>
          {keyDay}
          {keyDay < today() && <small>{m.collect_expired()}</small>}
        </>
      ),
  ),
  dateColumn('collectedAt', m.collect_collected_at(), ({ collectedAt }) => collectedAt, {
    pattern: 'YYYY-MM-DD',
    sortBy: '-collected',
  }),
  actsColumn('actions', m.act_bar(), (row) =>
    acts.isGone(row) ? (
      <Button size="small" onClick={() => acts.onUndo(row)} disabled={row.removed}>
        {m.act_undo_step()}
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
  ),
];
