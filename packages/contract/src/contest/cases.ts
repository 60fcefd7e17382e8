import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { contestEntryStateLabels as labels, objectionStateLabels } from './terms.ts';

/** Contest entries, each filed as its leader's case, and objections to awards. */
export const contestCases = {
  CONTEST_ENTRY: caseKind({
    name: m.contest_entry,
    prefix: 'CS',
    group: 'REQUEST',
    title: m.contest_case_entry,
    states: {
      DRAFT: { label: labels.DRAFT, turn: 'TODO', nextStep: m.contest_next_submit },
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      RETURNED: { label: labels.RETURNED, turn: 'TODO', nextStep: m.contest_next_submit },
      QUALIFIED: { label: labels.QUALIFIED, turn: 'ACTIVE' },
      PROMOTED: { label: labels.PROMOTED, turn: 'ACTIVE' },
      ELIMINATED: { label: labels.ELIMINATED, turn: 'ENDED' },
      FINALIST: { label: labels.FINALIST, turn: 'DONE' },
      AWARDED: { label: labels.AWARDED, turn: 'DONE' },
      DISQUALIFIED: { label: labels.DISQUALIFIED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      signUp: m.contest_did_sign_up,
      submit: m.contest_did_submit,
      edit: m.contest_did_edit,
      qualify: m.contest_did_qualify,
      return: withReason(m.contest_did_return),
      disqualify: withReason(m.contest_did_disqualify),
      withdraw: m.contest_did_withdraw,
      promote: m.contest_did_promote,
      eliminate: m.contest_did_eliminate,
      award: m.contest_did_award,
      final: m.contest_did_final,
      rise: m.contest_did_rise,
      revoke: withReason(m.contest_did_revoke),
      lapse: m.contest_did_lapse,
      callOff: withReason(m.contest_did_call_off),
    },
    way: {
      stops: [
        m.contest_stage_sign,
        m.contest_stage_submit,
        m.contest_stop_checked,
        m.contest_stop_promoted,
        m.contest_stop_final,
      ],
      at: { DRAFT: 0, RETURNED: 0, SUBMITTED: 1, QUALIFIED: 2, PROMOTED: 3, FINALIST: 4, AWARDED: 4 },
    },
  }),
  CONTEST_OBJECTION: caseKind({
    name: m.contest_objection,
    prefix: 'SY',
    group: 'REQUEST',
    title: m.contest_case_objection,
    states: {
      OPEN: { label: objectionStateLabels.OPEN, turn: 'ACTIVE' },
      UPHELD: { label: objectionStateLabels.UPHELD, turn: 'DONE' },
      REFUSED: { label: objectionStateLabels.REFUSED, turn: 'ENDED' },
    },
    events: {
      submit: m.contest_did_object,
      uphold: withReason(m.contest_did_uphold),
      refuse: withReason(m.contest_did_refuse),
    },
    way: { stops: [m.contest_objection, m.contest_stop_decided], at: { OPEN: 0, UPHELD: 1, REFUSED: 1 } },
  }),
};
