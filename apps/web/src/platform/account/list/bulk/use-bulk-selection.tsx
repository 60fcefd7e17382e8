import type { ReactNode } from 'react';
import type { RowKey } from '../../../../ui/select-table/selection.ts';
import { useQueryOf } from '../../use-query-of.ts';
import { useReadsOnly } from '../../use-reads-only.ts';
import type { ListSelection } from '../ListTable.tsx';
import type { ListKey } from '../list-key.ts';
import { BulkBar } from './BulkBar.tsx';

/** What a list says about choosing many of its rows. */
export interface ListBulk<Row> {
  /** The name of a row for screen readers. */
  nameOf: (row: Row) => string;
  /** Further buttons for the chosen rows. */
  more?: (keys: readonly RowKey[]) => ReactNode;
}

interface Listed {
  endpoint: ListKey;
  /** The list's input: what all rows that match have in common. */
  input: Record<string, string | number>;
  total: number;
}

/** Lets rows be chosen for the acts that features contribute to a list; undefined where the reader has none. */
export function useBulkSelection<Row>(
  bulk: ListBulk<Row> | undefined,
  { endpoint, input, total }: Listed,
): ListSelection<Row> | undefined {
  const readsOnly = useReadsOnly();
  const isAsked = bulk !== undefined && !readsOnly;
  const answer = useQueryOf(
    'GET /api/bulkManage/bulk/queryActs',
    { list: endpoint },
    { quiet: true, enabled: isAsked },
  );
  const acts = answer.data?.acts ?? [];
  if (!bulk || (acts.length === 0 && !bulk.more)) return undefined;
  return {
    nameOf: bulk.nameOf,
    actions: (keys, clear) => (
      <BulkBar
        acts={isAsked ? acts : []}
        list={endpoint}
        ids={keys.map(String)}
        filter={input}
        total={total}
        more={bulk.more?.(keys)}
        onDone={clear}
      />
    ),
  };
}
