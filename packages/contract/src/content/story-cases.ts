import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';

/** Stories that enterprises submit about themselves. */
export const storyCases = {
  STORY: caseKind({
    name: m.case_kind_story,
    prefix: 'FC',
    title: m.case_title_story,
    states: {
      PENDING: { label: m.state_pending, turn: 'ACTIVE' },
      RECALLED: { label: m.state_withdrawn, turn: 'TODO', nextStep: m.case_next_submit_again },
      RETURNED: { label: m.state_returned, turn: 'TODO', nextStep: m.case_next_follow_opinion },
      SCHEDULED: { label: m.state_not_yet_public, turn: 'ACTIVE' },
      PUBLISHED: { label: m.state_public, turn: 'DONE' },
      WITHDRAWN: { label: m.state_taken_down, turn: 'ENDED' },
      DISCARDED: { label: m.state_changes_discarded, turn: 'ENDED' },
      DELETED: { label: m.state_deleted, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_hand_in,
      recall: m.case_did_recall,
      return: withReason(m.case_did_return),
      approve: m.case_did_approve,
      schedule: m.case_did_schedule,
      withdraw: withReason(m.case_did_take_down),
      discard: m.case_did_discard,
      trash: m.case_did_delete,
      appear: m.case_did_appear,
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_review, m.case_stop_public],
      at: { RETURNED: 0, RECALLED: 0, PENDING: 1, SCHEDULED: 2 },
    },
  }),
};
