import type { LoginUser, RoleInfo } from '@portal/contract/identity/fields';
import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import type { MemberRole } from '../../../platform/session/actor.ts';
import type { Identity } from '../../../platform/session/sessions.ts';
import type { UserRow } from '../user.public.ts';

function roleInfosOf(
  { operatorRoles, enterpriseId }: UserRow,
  memberRole: MemberRole | null,
  held: readonly RoleInfo[],
): RoleInfo[] {
  const readyMade = operatorRoles.map((roleCode) => ({ roleCode, roleName: operatorRoleLabels[roleCode]() }));
  const roles: RoleInfo[] = [...readyMade, ...held];
  if (memberRole === null || enterpriseId === null) return roles;
  return [...roles, { roleCode: memberRole, roleName: memberRoleLabels[memberRole](), enterpriseId }];
}

interface Standing {
  isLoggedIn?: boolean;
  /** Whether a verification code was checked recently. */
  isSecure?: boolean;
  /** Roles of the park's own that the user holds today. */
  held?: readonly RoleInfo[];
}

/** The user object stored by clients. */
export function viewLoginUser(
  user: UserRow,
  memberRole: MemberRole | null,
  { isLoggedIn = true, isSecure = false, held = [] }: Standing = {},
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
    roleInfos: roleInfosOf(user, memberRole, held),
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
