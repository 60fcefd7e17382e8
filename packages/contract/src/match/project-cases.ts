import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { projectStateLabels as labels } from './project-terms.ts';

/** What enterprises are looking for or offering. */
export const projectCases = {
  PROJECT: caseKind({
    name: m.log_entity_project,
    prefix: 'GX',
    title: m.case_title_project,
    states: {
      DRAFT: { label: labels.DRAFT, turn: 'TODO', nextStep: m.case_next_submit_again },
      PENDING: { label: labels.PENDING, turn: 'ACTIVE' },
      PUBLISHED: { label: labels.PUBLISHED, turn: 'ACTIVE' },
      MATCHED: { label: labels.MATCHED, turn: 'DONE' },
      CLOSED: { label: labels.CLOSED, turn: 'ENDED' },
      REJECTED: { label: labels.REJECTED, turn: 'TODO', nextStep: m.case_next_follow_opinion },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
      EXPIRED: { label: labels.EXPIRED, turn: 'TODO', nextStep: m.case_next_new_deadline },
    },
    events: {
      submit: m.case_did_hand_in,
      recall: m.case_did_recall,
      approve: m.case_did_approve,
      reject: withReason(m.case_did_reject),
      revise: m.case_did_revise,
      refresh: m.case_did_refresh,
      match: m.case_did_match,
      close: m.case_did_close_project,
      withdraw: m.case_did_withdraw_request,
      takeDown: withReason(m.case_did_take_down),
      expire: m.case_did_expire,
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_review, m.case_stop_matching, m.case_stop_done],
      at: { DRAFT: 0, REJECTED: 0, PENDING: 1, PUBLISHED: 2, MATCHED: 3 },
    },
  }),
};
