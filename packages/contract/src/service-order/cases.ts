import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { caseEventsOf, caseStatesOf } from '../lifecycle.ts';
import {
  serviceQuestionStateLabels as asked,
  questionMoveLabels as moved,
} from '../market/service-question-terms.ts';
import { complaintLifecycle } from '../market/shop-complaint-lifecycle.ts';
import { orderLifecycle } from './lifecycle.ts';

/** Service orders, enquiries, and complaints about shops, each followed by the person who opened it. */
export const serviceOrderCases = {
  SERVICE_ORDER: caseKind({
    name: m.log_entity_service_order,
    prefix: 'FW',
    title: m.case_title_service_order,
    states: {
      ...caseStatesOf(orderLifecycle, 'BUYER'),
      TO_CHECK: { label: orderLifecycle.labels.IN_PROGRESS, turn: 'TODO', nextStep: m.case_next_check_step },
      TO_ANSWER: {
        label: orderLifecycle.labels.TO_CONFIRM,
        turn: 'TODO',
        nextStep: m.case_next_confirm_deal,
      },
    },
    // A statement in a dispute stands next to the other side's, and isn't quoted in the case.
    events: { ...caseEventsOf(orderLifecycle), say: orderLifecycle.did.say },
    way: {
      stops: [
        m.state_order_applied,
        m.state_order_quoted,
        m.state_order_in_progress,
        m.state_order_completed,
      ],
      at: { ...orderLifecycle.stops, TO_CHECK: orderLifecycle.stops.IN_PROGRESS },
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
    states: caseStatesOf(complaintLifecycle, 'COMPLAINANT'),
    events: caseEventsOf(complaintLifecycle),
    way: {
      stops: [m.case_stop_submitted, m.case_stop_accepted, m.shop_stop_heard, m.case_stop_done],
      at: complaintLifecycle.stops,
    },
  }),
};
