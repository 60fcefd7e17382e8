import * as m from '@portal/texts/messages';
import { caseKind, withReason } from '../case-kind.ts';
import { signUpStateLabels as labels } from './sign-up-terms.ts';
import { salonRequestStateLabels as ofRequest } from './terms.ts';

/** Sign-ups for activities, and requests to hold a salon. */
export const activityCases = {
  SIGN_UP: caseKind({
    group: 'ACTIVITY',
    name: m.activity_sign_up,
    prefix: 'BM',
    title: m.activity_case_sign_up,
    states: {
      WAITING: { label: labels.WAITING, turn: 'ACTIVE' },
      OFFERED: { label: labels.OFFERED, turn: 'TODO', nextStep: m.case_next_take_offer },
      PENDING: { label: labels.PENDING, turn: 'ACTIVE' },
      TO_PAY: { label: labels.TO_PAY, turn: 'TODO', nextStep: m.case_next_pay },
      CONFIRMED: { label: labels.CONFIRMED, turn: 'ACTIVE' },
      CHECKED_IN: { label: labels.CHECKED_IN, turn: 'DONE' },
      ABSENT: { label: labels.ABSENT, turn: 'ENDED' },
      REJECTED: { label: labels.REJECTED, turn: 'ENDED' },
      EXPIRED: { label: labels.EXPIRED, turn: 'ENDED' },
      CANCELLED: { label: labels.CANCELLED, turn: 'ENDED' },
      CANCELLED_LATE: { label: labels.CANCELLED_LATE, turn: 'ENDED' },
      LEFT: { label: labels.LEFT, turn: 'ENDED' },
    },
    events: {
      signUp: m.activity_did_sign_up,
      wait: m.case_did_wait,
      offer: m.case_did_offer,
      accept: m.case_did_take,
      ask: m.case_did_take,
      leave: m.case_did_leave_list,
      cancel: m.activity_did_cancel,
      cancelLate: m.activity_did_cancel_late,
      approve: m.case_did_approve,
      reject: withReason(m.case_did_reject),
      charge: m.case_did_charge,
      pay: m.case_did_pay,
      checkIn: m.case_did_check_in,
      lapse: m.case_did_lapse,
      miss: m.activity_did_miss,
      callOff: withReason(m.activity_did_call_off),
    },
    way: {
      stops: [m.activity_stop_signed_up, m.activity_stop_confirmed, m.activity_stop_there],
      at: { WAITING: 0, OFFERED: 0, PENDING: 0, TO_PAY: 0, CONFIRMED: 1, CHECKED_IN: 2 },
    },
  }),
  SALON_REQUEST: caseKind({
    group: 'ACTIVITY',
    name: m.activity_request,
    prefix: 'JB',
    title: m.activity_case_request,
    states: {
      SUBMITTED: { label: ofRequest.SUBMITTED, turn: 'ACTIVE' },
      ACCEPTED: { label: ofRequest.ACCEPTED, turn: 'DONE' },
      DECLINED: { label: ofRequest.DECLINED, turn: 'ENDED' },
    },
    events: {
      submit: m.case_did_submit_request,
      accept: m.case_did_agree,
      decline: withReason(m.case_did_refuse),
    },
    way: {
      stops: [m.case_stop_request, m.activity_stop_agreed],
      at: { SUBMITTED: 0, ACCEPTED: 1 },
    },
  }),
};
