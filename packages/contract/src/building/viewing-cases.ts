import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { viewingStateLabels as labels } from './terms.ts';

/** Requests to view a building or to be notified of vacancies in it. */
export const viewingCases = {
  VIEWING: caseKind({
    name: m.log_entity_viewing,
    prefix: 'KF',
    title: m.case_title_viewing,
    states: {
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      ASSIGNED: { label: labels.ASSIGNED, turn: 'ACTIVE', nextStep: m.case_next_visit },
      VISITED: { label: labels.VISITED, turn: 'ACTIVE' },
      INTENT: { label: labels.INTENT, turn: 'DONE' },
      NO_INTENT: { label: labels.NO_INTENT, turn: 'DONE' },
      CANCELLED: { label: labels.CANCELLED, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_ask_to_see,
      assign: m.case_did_arrange_visit,
      visit: m.case_did_visit,
      intend: m.case_did_intend,
      decline: m.case_did_not_intend,
      cancel: withReason(m.case_did_cancel),
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_arranged, m.case_stop_visited, m.case_stop_done],
      at: { SUBMITTED: 0, ASSIGNED: 1, VISITED: 2, INTENT: 3, NO_INTENT: 3 },
    },
  }),
};
