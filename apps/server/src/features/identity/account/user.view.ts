import type { LoginUser, RoleInfo } from '@portal/contract/identity/fields';
import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import type { MemberRole } from '../../../platform/session/actor.ts';
import type { Identity } from '../../../platform/session/sessions.ts';
import type { UserRow } from '../user.public.ts';

function roleInfosOf({ operatorRoles, enterpriseId }: UserRow, memberRole: MemberRole | null): RoleInfo[] {
  const roles: RoleInfo[] = operatorRoles.map((roleCode) => ({
    roleCode,
    roleName: operatorRoleLabels[roleCode](),
  }));
  if (memberRole === null || enterpriseId === null) return roles;
  return [...roles, { roleCode: memberRole, roleName: memberRoleLabels[memberRole](), enterpriseId }];
}

/** The user object stored by clients; `isSecure` if a verification code was checked recently. */
export function viewLoginUser(
  user: UserRow,
  memberRole: MemberRole | null,
  { isLoggedIn = true, isSecure = false } = {},
): LoginUser {
  const { id, userAccId, loginName, name, phoneNumber, userType, enterpriseId, auditStatus, avatarFileId } =
    user;
  return {
    userId: id,
    userAccId,
    loginName,
    name,
    phoneNumber,
    userType,
    enterpriseId,
    auditStatus,
    avatarFileId,
    roleInfos: roleInfosOf(user, memberRole),
    LOGIN: isLoggedIn ? '1' : '0',
    SECURELOGIN: isSecure ? '1' : '0',
  };
}

/** Rights of the user's sessions. Without a membership they act for no enterprise. */
export function identityOf(user: UserRow, memberRole: MemberRole | null): Identity {
  const { id, userAccId, userType, operatorRoles, enterpriseId, auditStatus } = user;
  return {
    userId: id,
    userAccId,
    userType,
    operatorRoles,
    memberRole,
    auditStatus,
    enterpriseId: memberRole === null ? null : enterpriseId,
  };
}
