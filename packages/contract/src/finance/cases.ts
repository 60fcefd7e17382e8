import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { financingStateLabels as labels, institutionStateLabels as ofInstitution } from './terms.ts';

/** Applications to become an institution, and applications for financing. */
export const financeCases = {
  INSTITUTION: caseKind({
    name: m.log_entity_institution,
    prefix: 'JG',
    title: m.case_title_institution,
    states: {
      DRAFT: { label: ofInstitution.DRAFT, turn: 'TODO', nextStep: m.case_next_submit_again },
      PENDING: { label: ofInstitution.PENDING, turn: 'ACTIVE' },
      OPEN: { label: ofInstitution.OPEN, turn: 'DONE' },
      SUSPENDED: { label: ofInstitution.SUSPENDED, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_hand_in,
      recall: m.case_did_recall,
      withdraw: m.case_did_withdraw_request,
      return: withReason(m.case_did_return),
      pass: m.case_did_pass,
      suspend: withReason(m.case_did_suspend_institution),
      resume: m.case_did_resume_institution,
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_review, m.case_stop_public],
      at: { DRAFT: 0, PENDING: 1, OPEN: 2 },
    },
  }),
  FINANCING: caseKind({
    name: m.log_entity_financing,
    prefix: 'RZ',
    title: m.case_title_financing,
    states: {
      DRAFT: { label: labels.DRAFT, turn: 'TODO', nextStep: m.case_next_submit_again },
      SUBMITTED: { label: labels.SUBMITTED, turn: 'ACTIVE' },
      ACCEPTED: { label: labels.ACCEPTED, turn: 'ACTIVE' },
      MATERIAL: { label: labels.MATERIAL, turn: 'TODO', nextStep: m.case_next_supply },
      DUE_DILIGENCE: { label: labels.DUE_DILIGENCE, turn: 'ACTIVE' },
      APPROVED: { label: labels.APPROVED, turn: 'TODO', nextStep: m.case_next_sign_financing },
      SIGNED: { label: labels.SIGNED, turn: 'ACTIVE' },
      LENT: { label: labels.LENT, turn: 'DONE' },
      REJECTED: { label: labels.REJECTED, turn: 'ENDED' },
      WITHDRAWN: { label: labels.WITHDRAWN, turn: 'ENDED' },
      EXPIRED: { label: labels.EXPIRED, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_hand_in,
      accept: m.case_did_accept_financing,
      askMaterial: withReason(m.case_did_ask_material),
      supply: m.case_did_supply,
      examine: m.case_did_examine,
      approve: m.case_did_approve,
      reject: withReason(m.case_did_reject),
      sign: m.case_did_sign_financing,
      lend: m.case_did_lend,
      withdraw: m.case_did_withdraw_request,
      revoke: m.case_did_revoke_consent,
      expire: m.case_did_expire,
    },
    way: {
      stops: [
        m.case_stop_submitted,
        m.case_stop_accepted,
        m.case_stop_due_diligence,
        m.case_stop_approved,
        m.case_stop_lent,
      ],
      at: {
        DRAFT: 0,
        SUBMITTED: 0,
        ACCEPTED: 1,
        MATERIAL: 1,
        DUE_DILIGENCE: 2,
        APPROVED: 3,
        SIGNED: 3,
        LENT: 4,
      },
    },
  }),
};
