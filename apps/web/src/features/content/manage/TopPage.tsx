import { maxPinned } from '@portal/contract/max-pinned';
import * as m from '@portal/texts/messages';
import { ListFailure } from '../../../platform/account/list/ListStates.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { columnNotes } from '../shared/column-texts.ts';
import { TopColumn } from './top/TopColumn.tsx';

/** Stories are left out: they are shown on their enterprises' pages, where nothing is pinned. */
const columns = codesOf(columnNotes);

/** Articles pinned to the top of each list, with order and end date. */
export function Component() {
  const answer = useQueryOf('GET /api/baseInfoManage/topInfo/queryList', {});
  return (
    <>
      <PageTitle title={m.editing_top_title()} note={m.editing_top_note({ most: maxPinned })} />
      {answer.isError && (
        <ListFailure error={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
      )}
      {answer.isPending && (
        <Loading label={m.member_loading()}>
          <Columns of="repeat(2, minmax(0, 1fr))" gap={20} align="start" stack="tablet">
            {columns.map((column) => (
              <Skeleton key={column} height="220px" />
            ))}
          </Columns>
        </Loading>
      )}
      {answer.data && (
        <Columns of="repeat(2, minmax(0, 1fr))" gap={20} align="start" stack="tablet">
          {columns.map((column) => (
            <TopColumn
              key={column}
              column={column}
              rows={answer.data.filter((row) => row.column === column)}
            />
          ))}
        </Columns>
      )}
    </>
  );
}
