import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { orderDidLabels as did, orderStateLabels as state } from '../service-order-terms.ts';

/** Services that are ordered, as their buyer follows them. */
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
};
