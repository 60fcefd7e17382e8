import type { ManagedUserRow } from '@portal/contract/identity/user-manage';
import * as m from '@portal/texts/messages';
import {
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { statusKinds, statusNames, typeNames } from '../shared/user-words.ts';

const rolesOf = ({ roleInfos }: ManagedUserRow) => roleInfos.map((role) => role.roleName).join(' · ');

export const userColumns = (hrefOf: (userId: string) => string): ListColumn<ManagedUserRow>[] => [
  nameColumn(
    'name',
    m.field_person_name(),
    {
      name: ({ name }) => name,
      href: ({ userId }) => hrefOf(userId),
      opensPane: true,
      label: ({ name }) => m.operator_user_open({ name }),
      note: ({ loginName }) => loginName,
    },
    { nowrap: true },
  ),
  textColumn('phone', m.operator_user_phone(), ({ phoneNumber }) => phoneNumber),
  textColumn('type', m.operator_user_type(), ({ userType }) => typeNames[userType]()),
  textColumn('role', m.operator_user_role(), rolesOf, { nowrap: false }),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  statusColumn('status', m.field_state(), ({ status }) => status, statusKinds, statusNames),
  textColumn(
    'lastLogin',
    m.person_last_login(),
    ({ lastLoginAt: at }) => (at === null ? m.operator_user_never() : formatDate(at)),
    { sortBy: '-lastLogin' },
  ),
  dateColumn('created', m.operator_user_created(), ({ createdAt }) => createdAt, {
    sortBy: '-created',
  }),
];
