import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { contractStateLabels as labels, requestStateLabels as requests } from './terms.ts';

/** Enterprises' contracts from the day they are sent, and requests about them. */
export const leaseCases = {
  CONTRACT: caseKind({
    name: m.field_contract,
    prefix: 'QY',
    title: m.case_title_contract,
    states: {
      DRAFT: { label: labels.DRAFT, turn: 'ACTIVE' },
      TO_SIGN: { label: labels.TO_SIGN, turn: 'TODO', nextStep: m.case_next_sign },
      SIGNED: { label: labels.SIGNED, turn: 'ACTIVE' },
      ACTIVE: { label: labels.ACTIVE, turn: 'DONE' },
      EXPIRING: { label: labels.EXPIRING, turn: 'ACTIVE' },
      RENEWED: { label: labels.RENEWED, turn: 'DONE' },
      TERMINATING: { label: labels.TERMINATING, turn: 'ACTIVE' },
      TERMINATED: { label: labels.TERMINATED, turn: 'DONE' },
      EXPIRED: { label: labels.EXPIRED, turn: 'DONE' },
      VOID: { label: labels.VOID, turn: 'ENDED' },
    },
    events: {
      send: m.case_did_send_contract,
      discard: m.case_did_discard_contract,
      confirm: m.case_did_confirm_contract,
      refuse: withReason(m.case_did_refuse_contract),
      lapse: m.case_did_void_contract,
      begin: m.case_did_begin_contract,
      near: m.case_did_near_end,
      renew: m.case_did_renew,
      extend: m.lease_act_did_extend,
      leave: m.case_did_begin_leave,
      handOver: m.case_did_hand_over,
      settle: m.case_did_settle,
      expire: m.case_did_expire,
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_signed, m.case_stop_in_force],
      at: { TO_SIGN: 0, SIGNED: 1, ACTIVE: 2, EXPIRING: 2 },
    },
  }),
  LEASE_REQUEST: caseKind({
    name: m.log_entity_lease_request,
    prefix: 'ZL',
    title: m.case_title_lease_request,
    states: {
      SUBMITTED: { label: requests.SUBMITTED, turn: 'ACTIVE' },
      HANDLING: { label: requests.HANDLING, turn: 'ACTIVE' },
      AGREED: { label: requests.AGREED, turn: 'DONE' },
      REFUSED: { label: requests.REFUSED, turn: 'ENDED' },
      WITHDRAWN: { label: requests.WITHDRAWN, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_submit_request,
      take: m.case_did_take_request,
      agree: withReason(m.case_did_agree),
      refuse: withReason(m.case_did_refuse),
      withdraw: m.case_did_withdraw_request,
    },
    way: {
      stops: [m.case_stop_submitted, m.case_stop_talks, m.case_stop_done],
      at: { SUBMITTED: 0, HANDLING: 1, AGREED: 2 },
    },
  }),
};
