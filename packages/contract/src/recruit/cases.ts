import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { applicationStateLabels as labels } from './terms.ts';

/** Applications for posts advertised in the park. */
export const recruitCases = {
  RECRUIT_APPLICATION: caseKind({
    group: 'RECRUIT',
    name: m.recruit_case_name,
    prefix: 'ZP',
    title: m.recruit_case_title,
    states: {
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      VIEWED: { label: labels.VIEWED, turn: 'ACTIVE' },
      INTERVIEW: { label: labels.INTERVIEW, turn: 'ACTIVE', nextStep: m.recruit_next_interview },
      HIRED: { label: labels.HIRED, turn: 'DONE' },
      REFUSED: { label: labels.REFUSED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      submit: m.recruit_did_submit,
      view: labels.VIEWED,
      invite: withReason(m.recruit_did_invite),
      hire: withReason(labels.HIRED),
      refuse: withReason(labels.REFUSED),
      withdraw: m.case_did_withdraw_application,
      lapse: m.recruit_did_lapse,
    },
    way: {
      stops: [labels.SUBMITTED, labels.VIEWED, m.recruit_stop_interview, labels.HIRED],
      at: { SUBMITTED: 0, VIEWED: 1, INTERVIEW: 2, HIRED: 3 },
    },
  }),
};
