import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { declarationStateLabels as labels } from './terms.ts';

/** Applications for policy funding. */
export const declarationCases = {
  DECLARATION: caseKind({
    name: m.declaration_one,
    prefix: 'SB',
    group: 'DECLARATION',
    title: m.declaration_case_title,
    states: {
      DRAFT: { label: labels.DRAFT, turn: 'TODO', nextStep: m.declaration_next_submit },
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      ACCEPTED: { label: labels.ACCEPTED, turn: 'ACTIVE' },
      RETURNED: { label: labels.RETURNED, turn: 'TODO', nextStep: m.declaration_next_correct },
      REVIEWING: { label: labels.REVIEWING, turn: 'ACTIVE' },
      PASSED: { label: labels.PASSED, turn: 'ACTIVE' },
      PUBLICITY: { label: labels.PUBLICITY, turn: 'ACTIVE' },
      APPROVED: { label: labels.APPROVED, turn: 'ACTIVE' },
      PAID_OUT: { label: labels.PAID_OUT, turn: 'DONE' },
      REJECTED: { label: labels.REJECTED, turn: 'ENDED' },
      CANCELLED: { label: labels.CANCELLED, turn: 'ENDED' },
    },
    events: {
      start: m.declaration_did_start,
      prepare: m.declaration_did_prepare,
      submit: m.case_did_hand_in,
      resubmit: m.declaration_did_resubmit,
      withdraw: m.case_did_withdraw_request,
      accept: m.declaration_did_accept,
      return: withReason(m.case_did_return),
      assign: m.declaration_did_assign,
      pass: m.declaration_did_pass,
      reject: withReason(m.case_did_reject),
      publicise: m.declaration_did_publicise,
      uphold: m.declaration_did_uphold,
      approve: m.declaration_did_approve,
      pay: m.declaration_did_pay,
      lapse: m.declaration_did_lapse,
      cancel: withReason(m.declaration_did_cancel),
    },
    way: {
      stops: [
        m.case_stop_submitted,
        m.case_stop_accepted,
        m.case_stop_review,
        m.declaration_stop_publicity,
        m.declaration_stop_paid,
      ],
      at: {
        DRAFT: 0,
        SUBMITTED: 0,
        ACCEPTED: 1,
        RETURNED: 1,
        REVIEWING: 2,
        PASSED: 2,
        PUBLICITY: 3,
        APPROVED: 4,
        PAID_OUT: 4,
      },
    },
  }),
};
