import type { RoleGrantState } from '@portal/contract/role-manage';
import {
  operator_grant_state_approved,
  operator_grant_state_pending,
  operator_grant_state_refused,
  operator_grant_state_withdrawn,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

export const grantStateNames: Record<RoleGrantState, () => string> = {
  PENDING: operator_grant_state_pending,
  APPROVED: operator_grant_state_approved,
  REFUSED: operator_grant_state_refused,
  WITHDRAWN: operator_grant_state_withdrawn,
};

export const grantStateKinds: Record<RoleGrantState, StatusKind> = {
  PENDING: 'checking',
  APPROVED: 'done',
  REFUSED: 'late',
  WITHDRAWN: 'closed',
};
