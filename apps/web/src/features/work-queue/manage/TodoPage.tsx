import type { QueueScope } from '@portal/contract/work-queue/public';
import * as m from '@portal/texts/messages';
import { useSearchParams } from 'react-router';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { rolesOf } from '../../../platform/client-state/stored-user.ts';
import { codesOf } from '../../../platform/display/codes-of.ts';
import { kindName } from '../shared/queue-words.ts';
import { todoColumns } from './todo-columns.tsx';

const scopeNames: Record<QueueScope, () => string> = {
  open: m.operator_queue_open_scope,
  mine: m.operator_queue_mine,
  free: m.operator_queue_free,
  overdue: m.operator_queue_overdue,
  handled: m.operator_queue_handled,
  others: m.operator_queue_others,
};

/** Items the operator can decide, and separately those only colleagues can. */
export function Component() {
  const [search] = useSearchParams();
  const { data: counts } = useQueryOf('GET /api/workManage/todo/queryCounts', {}, { quiet: true });
  const isAdministrator = rolesOf(useUser()).some(({ roleCode }) => roleCode === 'OP_ADMIN');
  const scopes = codesOf(scopeNames).filter((scope) => scope !== 'others' || isAdministrator);
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'scope',
        label: m.field_scope(),
        options: scopes.map((scope) => ({
          value: scope === 'open' ? '' : scope,
          text: scopeNames[scope](),
        })),
        countOfAll: 'open',
      },
      { kind: 'text', name: 'keyword', label: m.operator_queue_keyword() },
      {
        kind: 'choice',
        name: 'kind',
        label: m.field_kind(),
        options: counts?.map(({ kind }) => ({ value: kind, text: kindName(kind) })),
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
      bulk={{ nameOf: ({ title }) => title }}
      empty={{ title: m.operator_queue_empty(), text: m.operator_queue_empty_text() }}
    />
  );
}
