import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { orgMemberStateLabels as labels } from './terms.ts';

/** Requests to join a body of the park. */
export const organizationCases = {
  ORG_MEMBER: caseKind({
    group: 'JOIN',
    name: m.org_case_name,
    prefix: 'JZ',
    title: m.org_case_title,
    states: {
      APPLIED: { label: labels.APPLIED, turn: 'ACTIVE' },
      ACTIVE: { label: labels.ACTIVE, turn: 'DONE' },
      REFUSED: { label: labels.REFUSED, turn: 'ENDED' },
      LEFT: { label: labels.LEFT, turn: 'ENDED' },
    },
    events: {
      apply: m.case_did_apply,
      join: m.org_did_join,
      cancel: m.case_did_withdraw_application,
      approve: withReason(m.org_did_approve),
      refuse: withReason(m.state_not_passed),
      leave: m.org_did_leave,
      remove: withReason(m.org_did_remove),
    },
    way: { stops: [m.case_stop_request, m.case_stop_joined], at: { APPLIED: 0, ACTIVE: 1 } },
  }),
};
