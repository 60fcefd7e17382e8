import type { OperatorRole } from '@portal/contract/endpoint';
import type { UserStatus } from '@portal/contract/identity-user';
import type { ManagedUserRow } from '@portal/contract/user-manage';
import * as m from '@portal/texts/messages';
import { codesOf } from '../../../platform/display/codes-of.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const typeNames: Record<ManagedUserRow['userType'], () => string> = {
  '100': m.operator_user_type_person,
  '200': m.operator_user_type_enterprise,
  '900': m.operator_user_type_operator,
};

export const statusNames: Record<UserStatus, () => string> = {
  NORMAL: m.operator_user_status_normal,
  FROZEN: m.operator_user_status_frozen,
  CANCELLED: m.operator_user_status_cancelled,
};

export const statusKinds: Record<UserStatus, StatusKind> = {
  NORMAL: 'done',
  FROZEN: 'late',
  CANCELLED: 'closed',
};

export const roleNames: Record<OperatorRole, () => string> = {
  OP_ADMIN: m.operator_role_admin,
  OP_AUDIT: m.operator_role_audit,
  OP_CONTENT: m.operator_role_content,
  OP_POLICY: m.operator_role_policy,
  OP_SERVICE: m.operator_role_service,
  OP_PROPERTY: m.operator_role_property,
  OP_FINANCE: m.operator_role_finance,
  OP_COMMUNITY: m.operator_role_community,
  REPAIR_WORKER: m.operator_role_repair,
  JUDGE: m.operator_role_judge,
  EXPERT: m.operator_role_expert,
};

/** Every role, without the contract's schemas. */
export const operatorRoles = codesOf(roleNames);

/** The name of a role; roles within an enterprise as the server names them. */
export const roleName = (code: string, given: string): string =>
  code in roleNames ? roleNames[code as OperatorRole]() : given;
