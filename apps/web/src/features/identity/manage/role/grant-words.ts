import type { RoleGrantState } from '@portal/contract/identity/role-manage';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

export const grantStateNames: Record<RoleGrantState, () => string> = {
  PENDING: m.operator_grant_state_pending,
  APPROVED: m.operator_grant_state_approved,
  REFUSED: m.operator_grant_state_refused,
  WITHDRAWN: m.operator_grant_state_withdrawn,
};

export const grantStateKinds: Record<RoleGrantState, StatusKind> = {
  PENDING: 'checking',
  APPROVED: 'done',
  REFUSED: 'late',
  WITHDRAWN: 'closed',
};
