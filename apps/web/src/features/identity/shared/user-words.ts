import type { UserStatus } from '@portal/contract/identity/user';
import type { ManagedUserRow } from '@portal/contract/identity/user-manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
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

/** Every role, without importing the contract's schemas. */
export const operatorRoles = codesOf(operatorRoleLabels);
