import type { QueueKind, QueueScope } from '@portal/contract/work-queue';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { kindNames } from '../shared/queue-words.ts';
import { todoColumns } from './todo-columns.tsx';

const scopeNames: Record<QueueScope, () => string> = {
  all: m.operator_queue_all,
  mine: m.operator_queue_mine,
  free: m.operator_queue_free,
  overdue: m.operator_queue_overdue,
};

interface Count {
  kind: QueueKind;
  total: number;
  overdue: number;
  mine: number;
  free: number;
}

const sumOf = (counts: readonly Count[], what: 'total' | 'overdue' | 'mine' | 'free') =>
  counts.reduce((sum, count) => sum + count[what], 0);

/** Everything that waits for the operator's roles. */
export function Component() {
  const [search] = useSearchParams();
  const { data: counts } = useQueryOf('GET /api/workManage/todo/queryCounts', {}, { quiet: true });
  const known = counts && {
    all: sumOf(counts, 'total'),
    mine: sumOf(counts, 'mine'),
    free: sumOf(counts, 'free'),
    overdue: sumOf(counts, 'overdue'),
  };
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'scope',
        label: m.field_scope(),
        options: codesOf(scopeNames).map((scope) => {
          const count = known?.[scope];
          const option = { value: scope === 'all' ? '' : scope, text: scopeNames[scope]() };
          return count === undefined ? option : { ...option, count };
        }),
      },
      { kind: 'text', name: 'keyword', label: m.operator_queue_keyword() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_kind(),
        options: counts?.map(({ kind }) => ({ value: kind, text: kindNames[kind]() })),
      },
    ],
    { size: 20 },
  );
  return (
    <ListPage
      name="todo"
      title={m.operator_queue_title()}
      note={m.operator_queue_note()}
      endpoint="GET /api/workManage/todo/queryList"
      exportFrom="GET /api/workManage/todo/export"
      query={query}
      columns={todoColumns(search.toString())}
      rowKey={({ kind, refId }) => `${kind} ${refId}`}
      empty={{ title: m.operator_queue_empty(), text: m.operator_queue_empty_text() }}
    />
  );
}
