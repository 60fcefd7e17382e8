import type { BulkRunRow } from '@portal/contract/bulk/bulk';
import { bulkLifecycle } from '@portal/contract/bulk/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Status } from '../../../ui/status/Status.tsx';

const BulkDrawer = lazy(async () => ({
  default: (await import('../../../platform/account/list/bulk/BulkDrawer.tsx')).BulkDrawer,
}));

const columnsOf = (hrefOf: (id: string) => string): ListColumn<BulkRunRow>[] => [
  nameColumn('kind', m.bulk_field_kind(), {
    name: ({ kindName }) => kindName,
    href: ({ runId }) => hrefOf(runId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  textColumn('result', m.bulk_col_result(), ({ counts }) =>
    m.bulk_result({
      done: counts.DONE + counts.UNDONE + counts.KEPT,
      failed: counts.FAILED,
      barred: counts.BARRED,
    }),
  ),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={bulkLifecycle.variants[state]}>{stateLabel}</Status>
  )),
  writtenColumn('by', m.bulk_col_by(), ({ byName }) => byName),
  dateColumn('created', m.bulk_col_at(), ({ createdAt }) => createdAt),
];

/** What was done with many rows at once; each run opens next to the list. */
export function Component() {
  const query = useListQuery([], { size: 20 });
  return (
    <ListPage
      name="bulk-runs"
      title={m.bulk_title()}
      note={m.bulk_note()}
      endpoint="GET /api/bulkManage/bulk/queryList"
      query={query}
      columns={columnsOf((run) => query.hrefWith({ run }))}
      rowKey={({ runId }) => runId}
      empty={{ title: m.bulk_empty(), text: m.bulk_empty_text() }}
    >
      <DetailPane query={query} name="run">
        {(id, close) => <BulkDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
