import type { ContractState, RequestState } from '@portal/contract/lease/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const contractVariants: Record<ContractState, StatusKind> = {
  DRAFT: 'open',
  TO_SIGN: 'waiting',
  SIGNED: 'checking',
  ACTIVE: 'done',
  EXPIRING: 'waiting',
  RENEWED: 'closed',
  TERMINATING: 'checking',
  TERMINATED: 'closed',
  EXPIRED: 'closed',
  VOID: 'closed',
};

export const requestVariants: Record<RequestState, StatusKind> = {
  SUBMITTED: 'checking',
  HANDLING: 'checking',
  AGREED: 'done',
  REFUSED: 'late',
  WITHDRAWN: 'closed',
};
