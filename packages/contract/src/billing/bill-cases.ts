import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { billStateLabels as bills } from './terms.ts';

/** Objections to bills. */
export const billCases = {
  OBJECTION: caseKind({
    name: m.billing_objection,
    prefix: 'YY',
    title: m.case_title_objection,
    states: {
      RAISED: { label: bills.OBJECTED, turn: 'ACTIVE' },
      UPHELD: { label: m.state_objection_upheld, turn: 'DONE' },
      REFUSED: { label: m.state_objection_refused, turn: 'ENDED' },
    },
    events: {
      object: withReason(m.billing_did_object),
      uphold: withReason(m.billing_did_uphold),
      refuse: withReason(m.billing_did_refuse),
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_check, m.case_stop_done],
      at: { RAISED: 1, UPHELD: 2 },
    },
  }),
};
