import type { ManagedUserRow } from '@portal/contract/user-manage';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { statusKinds, statusNames, typeNames } from '../shared/user-words.ts';
import styles from './User.module.css';

export const userColumns = (hrefOf: (userId: string) => string): ListColumn<ManagedUserRow>[] => [
  {
    key: 'name',
    head: m.field_person_name(),
    rowHeader: true,
    shown: 'always',
    nowrap: true,
    cell: ({ userId, name, loginName }) => (
      <span className={styles.twoLines}>
        <Link href={hrefOf(userId)} keepScroll aria-label={m.operator_user_open({ name })}>
          <span lang="zh">{name}</span>
        </Link>
        <small>{loginName}</small>
      </span>
    ),
  },
  { key: 'phone', head: m.operator_user_phone(), nowrap: true, cell: ({ phoneNumber }) => phoneNumber },
  {
    key: 'type',
    head: m.operator_user_type(),
    nowrap: true,
    cell: ({ userType }) => typeNames[userType](),
  },
  {
    key: 'role',
    head: m.operator_user_role(),
    cell: ({ roleInfos }) => roleInfos.map((role) => role.roleName).join(' · '),
  },
  {
    key: 'enterprise',
    head: m.operator_user_enterprise(),
    cell: ({ enterpriseName }) => <span lang="zh">{enterpriseName}</span>,
  },
  {
    key: 'status',
    head: m.operator_user_status(),
    nowrap: true,
    cell: ({ status }) => <Status kind={statusKinds[status]}>{statusNames[status]()}</Status>,
  },
  {
    key: 'lastLogin',
    head: m.operator_user_last_login(),
    nowrap: true,
    sortBy: { descending: 'lastLogin' },
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? m.operator_user_never() : formatDate(lastLoginAt)),
  },
  {
    key: 'created',
    head: m.operator_user_created(),
    nowrap: true,
    sortBy: { descending: 'created' },
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
