import type { ManagedUserRow } from '@portal/contract/user-manage';
import { formatDate } from '../../../platform/display/format.ts';
import {
  operator_user_created,
  operator_user_enterprise,
  operator_user_last_login,
  operator_user_name,
  operator_user_never,
  operator_user_open,
  operator_user_phone,
  operator_user_role,
  operator_user_status,
  operator_user_type,
} from '../../../platform/i18n/paraglide/messages.js';
import type { ListColumn } from '../../../platform/member/list/list-column.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import styles from './User.module.css';
import { roleName, statusKinds, statusNames, typeNames } from './user-words.ts';

export const userColumns = (hrefOf: (userId: string) => string): ListColumn<ManagedUserRow>[] => [
  {
    ...{ key: 'name', head: operator_user_name(), rowHeader: true, shown: 'always', nowrap: true },
    cell: ({ userId, name, loginName }) => (
      <span className={styles.twoLines}>
        <Link href={hrefOf(userId)} keepScroll aria-label={operator_user_open({ name })}>
          <span lang="zh">{name}</span>
        </Link>
        <small>{loginName}</small>
      </span>
    ),
  },
  { key: 'phone', head: operator_user_phone(), nowrap: true, cell: ({ phoneNumber }) => phoneNumber },
  {
    ...{ key: 'type', head: operator_user_type(), nowrap: true },
    cell: ({ userType }) => typeNames[userType](),
  },
  {
    ...{ key: 'role', head: operator_user_role() },
    cell: ({ roleInfos }) => roleInfos.map((role) => roleName(role.roleCode, role.roleName)).join(' · '),
  },
  {
    ...{ key: 'enterprise', head: operator_user_enterprise() },
    cell: ({ enterpriseName }) => <span lang="zh">{enterpriseName}</span>,
  },
  {
    ...{ key: 'status', head: operator_user_status(), nowrap: true },
    cell: ({ status }) => <Status kind={statusKinds[status]}>{statusNames[status]()}</Status>,
  },
  {
    ...{ key: 'lastLogin', head: operator_user_last_login(), nowrap: true },
    sortBy: { descending: 'lastLogin' },
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? operator_user_never() : formatDate(lastLoginAt)),
  },
  {
    ...{ key: 'created', head: operator_user_created(), nowrap: true },
    sortBy: { descending: 'created' },
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
