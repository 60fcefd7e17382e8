import type { FinancingState, FinProductState, InstitutionState } from '@portal/contract/finance/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const institutionVariants: Record<InstitutionState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  OPEN: 'done',
  SUSPENDED: 'late',
};

export const finProductVariants: Record<FinProductState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  ON: 'done',
  OFF: 'closed',
  REJECTED: 'late',
};

export const financingVariants: Record<FinancingState, StatusKind> = {
  DRAFT: 'waiting',
  SUBMITTED: 'checking',
  ACCEPTED: 'checking',
  MATERIAL: 'waiting',
  DUE_DILIGENCE: 'checking',
  APPROVED: 'waiting',
  SIGNED: 'checking',
  LENT: 'done',
  REJECTED: 'late',
  WITHDRAWN: 'closed',
  EXPIRED: 'closed',
};
