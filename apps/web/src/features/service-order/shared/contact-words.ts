import type { ServiceQuestionState } from '@portal/contract/market/service-question-terms';
import type { ComplaintState } from '@portal/contract/market/shop-complaint-terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const questionVariants: Record<ServiceQuestionState, StatusKind> = {
  ASKED: 'waiting',
  PENDING: 'checking',
  ANSWERED: 'done',
  HIDDEN: 'closed',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
};

export const complaintVariants: Record<ComplaintState, StatusKind> = {
  SUBMITTED: 'waiting',
  ACCEPTED: 'checking',
  STATED: 'checking',
  UPHELD: 'late',
  DISMISSED: 'closed',
  WITHDRAWN: 'closed',
};
