import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { questionStateLabels as labels } from './terms.ts';

/** Questions about policies. */
export const questionCases = {
  POLICY_QUESTION: caseKind({
    name: m.log_entity_question,
    prefix: 'TS',
    title: m.case_title_question,
    states: {
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      ASSIGNED: { label: labels.ASSIGNED, turn: 'ACTIVE' },
      TRANSFERRED: { label: labels.TRANSFERRED, turn: 'ACTIVE' },
      FOLLOWUP: { label: labels.FOLLOWUP, turn: 'ACTIVE' },
      ANSWERED: { label: labels.ANSWERED, turn: 'TODO', nextStep: m.case_next_read_answer },
      CLOSED: { label: labels.CLOSED, turn: 'DONE' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      ask: m.case_did_ask,
      assign: m.case_did_take_question,
      answer: m.case_did_answer,
      transfer: withReason(m.case_did_transfer),
      followUp: m.case_did_ask_on,
      close: m.case_did_close_question,
      lapse: m.case_did_lapse_question,
      rate: m.case_did_rate_question,
      withdraw: m.case_did_withdraw_request,
      publish: m.case_did_publish_question,
      unpublish: m.case_did_unpublish_question,
      revoke: m.case_did_revoke_publishing,
    },
    way: {
      stops: [m.case_stop_asked, m.case_stop_in_office, m.case_stop_answered, m.case_stop_done],
      at: { SUBMITTED: 0, ASSIGNED: 1, TRANSFERRED: 1, FOLLOWUP: 1, ANSWERED: 2, CLOSED: 3 },
    },
  }),
};
