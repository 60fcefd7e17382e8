import type { OperatorRole } from '@portal/contract/endpoint';
import type { UserStatus } from '@portal/contract/identity-user';
import type { ManagedUserRow } from '@portal/contract/user-manage';
import { codesOf } from '../../../platform/display/codes-of.ts';
import {
  operator_role_admin,
  operator_role_audit,
  operator_role_community,
  operator_role_content,
  operator_role_expert,
  operator_role_finance,
  operator_role_judge,
  operator_role_policy,
  operator_role_property,
  operator_role_repair,
  operator_role_service,
  operator_user_status_cancelled,
  operator_user_status_frozen,
  operator_user_status_normal,
  operator_user_type_enterprise,
  operator_user_type_operator,
  operator_user_type_person,
} from '../../../platform/i18n/paraglide/messages.js';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const typeNames: Record<ManagedUserRow['userType'], () => string> = {
  '100': operator_user_type_person,
  '200': operator_user_type_enterprise,
  '900': operator_user_type_operator,
};

export const statusNames: Record<UserStatus, () => string> = {
  NORMAL: operator_user_status_normal,
  FROZEN: operator_user_status_frozen,
  CANCELLED: operator_user_status_cancelled,
};

export const statusKinds: Record<UserStatus, StatusKind> = {
  NORMAL: 'done',
  FROZEN: 'late',
  CANCELLED: 'closed',
};

export const roleNames: Record<OperatorRole, () => string> = {
  OP_ADMIN: operator_role_admin,
  OP_AUDIT: operator_role_audit,
  OP_CONTENT: operator_role_content,
  OP_POLICY: operator_role_policy,
  OP_SERVICE: operator_role_service,
  OP_PROPERTY: operator_role_property,
  OP_FINANCE: operator_role_finance,
  OP_COMMUNITY: operator_role_community,
  REPAIR_WORKER: operator_role_repair,
  JUDGE: operator_role_judge,
  EXPERT: operator_role_expert,
};

/** Every role, without the contract's schemas. */
export const operatorRoles = codesOf(roleNames);

/** The name of a role; roles within an enterprise as the server names them. */
export const roleName = (code: string, given: string): string =>
  code in roleNames ? roleNames[code as OperatorRole]() : given;
