import type { ServiceQuestionState } from '@portal/contract/market/service-question-terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const questionVariants: Record<ServiceQuestionState, StatusKind> = {
  ASKED: 'waiting',
  PENDING: 'checking',
  ANSWERED: 'done',
  HIDDEN: 'closed',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
};
