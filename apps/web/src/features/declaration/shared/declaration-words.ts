import { type DeclarationState, declarationStateLabels } from '@portal/contract/declaration/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const declarationVariants: Record<DeclarationState, StatusKind> = {
  DRAFT: 'closed',
  SUBMITTED: 'waiting',
  ACCEPTED: 'checking',
  RETURNED: 'late',
  REVIEWING: 'checking',
  PASSED: 'checking',
  PUBLICITY: 'open',
  APPROVED: 'waiting',
  PAID_OUT: 'done',
  REJECTED: 'closed',
  CANCELLED: 'closed',
};

const { DRAFT: _draft, ...submitted } = declarationStateLabels;
/** The states that the offices see. */
export const submittedStateNames = submitted;
