import * as m from '@portal/texts/messages';
import { type CaseEventParams, caseKind, withReason } from '../case-kind.ts';
import { admissionStateLabels } from './admission.ts';

const way = {
  stops: [m.case_stop_submitted, m.case_stop_first_review, m.case_stop_final_review, m.case_stop_done],
  at: { RETURNED: 0, PENDING: 1, REVIEWING: 2 },
};

const rounds: Readonly<Record<string, (inputs: { event: string }) => string>> = {
  '1': m.case_first_review,
  '2': m.case_final_review,
};

/** Words a decision together with its round. */
function decided(what: () => string) {
  return (params: CaseEventParams) => {
    const round = rounds[params.round ?? ''];
    return withReason(() => (round ? round({ event: what() }) : what()))(params);
  };
}

const events = {
  save: decided(m.case_did_save),
  submit: decided(m.case_did_hand_in),
  withdraw: decided(m.case_did_withdraw),
  pass: decided(m.case_did_pass),
  return: decided(m.case_did_return),
  reject: decided(m.case_did_reject),
  reapply: decided(m.case_did_reopen),
  revoke: decided(m.case_did_leave),
};

const labels = admissionStateLabels;
const states = {
  PENDING: { label: labels.PENDING, turn: 'ACTIVE' },
  REVIEWING: { label: labels.REVIEWING, turn: 'ACTIVE' },
  RETURNED: { label: labels.RETURNED, turn: 'TODO', nextStep: m.case_next_correct },
  PASSED: { label: labels.PASSED, turn: 'DONE' },
  REJECTED: { label: labels.REJECTED, turn: 'ENDED' },
  REVOKED: { label: labels.REVOKED, turn: 'ENDED' },
} as const;

/** Cases about enterprises: admission, changes to their data, and requests to join them. */
export const enterpriseCases = {
  ENTRY: caseKind({
    name: m.case_kind_entry,
    prefix: 'RY',
    title: m.case_title_entry,
    states: { ...states, DRAFT: { label: labels.DRAFT, turn: 'TODO', nextStep: m.case_next_submit_again } },
    events,
    way,
  }),
  CHANGE: caseKind({
    name: m.case_kind_change,
    prefix: 'BG',
    title: m.case_title_change,
    // A withdrawn change is over; the next one opens a new case.
    states: { ...states, DRAFT: { label: m.state_withdrawn, turn: 'ENDED' } },
    events,
    way,
  }),
  JOIN: caseKind({
    group: 'JOIN',
    name: m.case_kind_join,
    prefix: 'JR',
    title: m.case_title_join,
    states: {
      APPLIED: { label: m.state_enterprise_asked, turn: 'ACTIVE' },
      PASSED: { label: m.state_passed, turn: 'DONE' },
      REFUSED: { label: m.state_not_passed, turn: 'ENDED' },
      WITHDRAWN: { label: m.state_withdrawn, turn: 'ENDED' },
    },
    events: {
      apply: m.case_did_apply,
      withdraw: m.case_did_withdraw_application,
      approve: withReason(m.state_passed),
      refuse: withReason(m.state_not_passed),
    },
    way: { stops: [m.case_stop_request, m.case_stop_consent, m.case_stop_joined], at: { APPLIED: 1 } },
  }),
};
