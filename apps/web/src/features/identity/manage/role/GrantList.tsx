import type { RoleGrant } from '@portal/contract/role-manage';
import * as m from '@portal/texts/messages';
import { ListSection } from '../../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { codesOf } from '../../../../platform/display/codes-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Status } from '../../../../ui/status/Status.tsx';
import { roleNames } from '../../shared/user-words.ts';
import { GrantActions } from './GrantActions.tsx';
import { grantStateKinds, grantStateNames } from './grant-words.ts';
import styles from './Role.module.css';

const columns = (): ListColumn<RoleGrant>[] => [
  {
    key: 'person',
    head: m.operator_grant_person(),
    rowHeader: true,
    nowrap: true,
    cell: ({ userName, loginName }) => (
      <span className={styles.twoLines}>
        <span lang="zh">{userName}</span>
        <small>{loginName}</small>
      </span>
    ),
  },
  {
    key: 'role',
    head: m.operator_grant_role(),
    nowrap: true,
    cell: ({ roleCode }) => roleNames[roleCode](),
  },
  {
    key: 'reason',
    head: m.operator_grant_reason(),
    cell: ({ reason }) => <span lang="zh">{reason}</span>,
  },
  {
    key: 'by',
    head: m.operator_grant_by(),
    nowrap: true,
    cell: ({ requestedByName }) => <span lang="zh">{requestedByName}</span>,
  },
  {
    key: 'at',
    head: m.operator_grant_at(),
    nowrap: true,
    cell: ({ requestedAt }) => formatDate(requestedAt),
  },
  {
    key: 'state',
    head: m.operator_grant_state(),
    nowrap: true,
    cell: ({ state }) => <Status kind={grantStateKinds[state]}>{grantStateNames[state]()}</Status>,
  },
  {
    key: 'decided',
    head: m.operator_grant_decided(),
    cell: ({ decidedByName, decidedAt, opinion }) =>
      decidedAt !== null && (
        <span className={styles.twoLines} lang="zh">
          {opinion}
          <small>{`${decidedByName ?? ''} ${formatDate(decidedAt)}`}</small>
        </span>
      ),
  },
  {
    key: 'actions',
    head: m.operator_queue_actions(),
    nowrap: true,
    cell: (grant) => <GrantActions grant={grant} />,
  },
];

/** Roles that were asked for; another administrator than who asked decides. */
export function GrantList() {
  const query = useListQuery(
    [
      {
        kind: 'tabs',
        name: 'state',
        label: m.operator_grant_state(),
        options: [
          { value: '', text: m.operator_audit_all() },
          ...codesOf(grantStateNames).map((state) => ({ value: state, text: grantStateNames[state]() })),
        ],
      },
    ],
    { place: 'tab' },
  );
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
