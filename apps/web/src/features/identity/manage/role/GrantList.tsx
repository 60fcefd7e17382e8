import type { RoleGrant } from '@portal/contract/identity/role-manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import * as m from '@portal/texts/messages';
import {
  actsColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { decidedColumn } from '../decided-column.tsx';
import { GrantActions } from './GrantActions.tsx';
import { grantStateKinds, grantStateNames } from './grant-words.ts';

const columns = (): ListColumn<RoleGrant>[] => [
  nameColumn(
    'person',
    m.operator_grant_person(),
    { name: ({ userName }) => userName, note: ({ loginName }) => loginName },
    { nowrap: true },
  ),
  textColumn('role', m.field_role(), ({ roleCode }) => operatorRoleLabels[roleCode]()),
  writtenColumn('reason', m.operator_grant_reason(), ({ reason }) => reason),
  writtenColumn('by', m.field_requested_by(), ({ requestedByName }) => requestedByName, { nowrap: true }),
  dateColumn('at', m.field_requested_at(), ({ requestedAt }) => requestedAt, {
    sortBy: '-requested',
  }),
  statusColumn('state', m.field_state(), ({ state }) => state, grantStateKinds, grantStateNames),
  decidedColumn(m.operator_grant_decided()),
  actsColumn('actions', m.act_bar(), (grant) => <GrantActions grant={grant} />),
];

/** Requested roles; decided by an administrator other than the requester. */
export function GrantList() {
  const query = useListQuery([stateTabs('state', { '': m.input_everything, ...grantStateNames })], {
    place: 'tab',
  });
  return (
    <ListSection
      endpoint="GET /api/userManage/roleGrant/queryList"
      query={query}
      caption={m.operator_role_grants()}
      columns={columns()}
      rowKey={({ grantId }) => grantId}
      empty={{ title: m.operator_grant_empty(), text: m.operator_grant_empty_text() }}
    />
  );
}
