import { operatorRoleLabels } from '@portal/contract/identity-fields';
import type { ManagedUserRow } from '@portal/contract/user-manage';
import { maskPhone } from '../../../platform/text/mask.ts';
import type { UserRow } from '../user.public.ts';
import type { UserListRow } from './user-list.queries.ts';

const rolesOf = ({ operatorRoles }: UserRow) =>
  operatorRoles.map((roleCode) => ({ roleCode, roleName: operatorRoleLabels[roleCode] }));

export function viewUserRow({ user, enterpriseName }: UserListRow): ManagedUserRow {
  const { id, loginName, name, userType, status, statusReason, version } = user;
  return {
    ...{ userId: id, loginName, name, userType, status, statusReason, version, enterpriseName },
    phoneNumber: maskPhone(user.phoneNumber),
    roleInfos: rolesOf(user),
    lastLoginAt: user.lastLoginAt?.getTime() ?? null,
    createdAt: user.createdAt.getTime(),
  };
}
