import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import {
  serviceQuestionStateLabels as asked,
  questionMoveLabels as moved,
} from '../market/service-question-terms.ts';
import {
  complaintStateLabels as complaint,
  complaintDidLabels as filed,
} from '../market/shop-complaint-terms.ts';
import { orderDidLabels as did, orderStateLabels as state } from './terms.ts';

/** Service orders, enquiries, and complaints about shops, each followed by the person who opened it. */
export const serviceOrderCases = {
  SERVICE_ORDER: caseKind({
    name: m.log_entity_service_order,
    prefix: 'FW',
    title: m.case_title_service_order,
    states: {
      APPLIED: { label: state.APPLIED, turn: 'ACTIVE' },
      QUOTED: { label: state.QUOTED, turn: 'TODO', nextStep: m.case_next_answer_quote },
      IN_PROGRESS: { label: state.IN_PROGRESS, turn: 'ACTIVE' },
      TO_CHECK: { label: state.IN_PROGRESS, turn: 'TODO', nextStep: m.case_next_check_step },
      DELIVERED: { label: state.DELIVERED, turn: 'TODO', nextStep: m.case_next_finish_order },
      DISPUTED: { label: state.DISPUTED, turn: 'ACTIVE' },
      TO_CONFIRM: { label: state.TO_CONFIRM, turn: 'ACTIVE' },
      TO_ANSWER: { label: state.TO_CONFIRM, turn: 'TODO', nextStep: m.case_next_confirm_deal },
      COMPLETED: { label: state.COMPLETED, turn: 'DONE' },
      DECLINED: { label: state.DECLINED, turn: 'ENDED' },
      EXPIRED: { label: state.EXPIRED, turn: 'ENDED' },
      CLOSED: { label: state.CLOSED, turn: 'ENDED' },
      CANCELLED: { label: state.CANCELLED, turn: 'ENDED' },
      REFUSED: { label: state.REFUSED, turn: 'ENDED' },
    },
    events: {
      ...did,
      decline: withReason(did.decline),
      refuse: withReason(did.refuse),
      refuseDeal: withReason(did.refuseDeal),
      dispute: withReason(did.dispute),
      askCancel: withReason(did.askCancel),
      ruleComplete: withReason(did.ruleComplete),
      ruleCancel: withReason(did.ruleCancel),
    },
    way: {
      stops: [
        m.state_order_applied,
        m.state_order_quoted,
        m.state_order_in_progress,
        m.state_order_completed,
      ],
      at: { APPLIED: 0, QUOTED: 1, IN_PROGRESS: 2, TO_CHECK: 2, DELIVERED: 2, COMPLETED: 3 },
    },
  }),
  SERVICE_QUESTION: caseKind({
    name: m.shop_question,
    prefix: 'WD',
    title: m.shop_case_question,
    states: {
      ASKED: { label: asked.ASKED, turn: 'ACTIVE' },
      PENDING: { label: asked.PENDING, turn: 'ACTIVE' },
      ANSWERED: { label: asked.ANSWERED, turn: 'DONE' },
      HIDDEN: { label: asked.HIDDEN, turn: 'ENDED' },
      DECLINED: { label: asked.DECLINED, turn: 'ENDED' },
      WITHDRAWN: { label: asked.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      ask: m.case_did_ask,
      ...moved,
      decline: withReason(moved.decline),
      hide: withReason(moved.hide),
    },
    way: {
      stops: [m.case_stop_asked, m.case_stop_answered],
      at: { ASKED: 0, PENDING: 0, ANSWERED: 1 },
    },
  }),
  SHOP_COMPLAINT: caseKind({
    name: m.shop_complaint,
    prefix: 'TU',
    title: m.shop_case_complaint,
    states: {
      SUBMITTED: { label: complaint.SUBMITTED, turn: 'ACTIVE' },
      ACCEPTED: { label: complaint.ACCEPTED, turn: 'ACTIVE' },
      STATED: { label: complaint.STATED, turn: 'ACTIVE' },
      UPHELD: { label: complaint.UPHELD, turn: 'DONE' },
      DISMISSED: { label: complaint.DISMISSED, turn: 'DONE' },
      WITHDRAWN: { label: complaint.WITHDRAWN, turn: 'ENDED' },
    },
    events: { ...filed, uphold: withReason(filed.uphold), dismiss: withReason(filed.dismiss) },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_accepted, m.shop_stop_heard, m.case_stop_done],
      at: { SUBMITTED: 0, ACCEPTED: 1, STATED: 2, UPHELD: 3, DISMISSED: 3 },
    },
  }),
};
