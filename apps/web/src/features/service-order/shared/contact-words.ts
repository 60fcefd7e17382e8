import type { ServiceQuestionState } from '@portal/contract/service-question-terms';
import type { ComplaintKind, ComplaintState } from '@portal/contract/shop-complaint-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const questionLooks: Record<ServiceQuestionState, StatusKind> = {
  ASKED: 'waiting',
  PENDING: 'checking',
  ANSWERED: 'done',
  HIDDEN: 'closed',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
};

export const questionStateNames: Record<ServiceQuestionState, () => string> = {
  ASKED: m.state_to_answer,
  PENDING: m.state_pending,
  ANSWERED: m.state_question_answered,
  HIDDEN: m.state_rating_hidden,
  DECLINED: m.state_declined,
  WITHDRAWN: m.state_withdrawn,
};

export const complaintLooks: Record<ComplaintState, StatusKind> = {
  SUBMITTED: 'waiting',
  ACCEPTED: 'checking',
  STATED: 'checking',
  UPHELD: 'late',
  DISMISSED: 'closed',
  WITHDRAWN: 'closed',
};

export const complaintStateNames: Record<ComplaintState, () => string> = {
  SUBMITTED: m.state_complaint_submitted,
  ACCEPTED: m.state_complaint_accepted,
  STATED: m.state_complaint_stated,
  UPHELD: m.state_complaint_upheld,
  DISMISSED: m.state_complaint_dismissed,
  WITHDRAWN: m.state_withdrawn,
};

export const complaintKindNames: Record<ComplaintKind, () => string> = {
  FALSE_CLAIM: m.shop_kind_false_claim,
  PRICE: m.shop_kind_price,
  DELAY: m.shop_kind_delay,
  QUALITY: m.shop_kind_quality,
  CONDUCT: m.shop_kind_conduct,
  OTHER: m.shop_kind_other,
};
