import * as m from '@portal/texts/messages';
import { lifecycle } from '../lifecycle.ts';

const live = ['WAITING', 'OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN'] as const;

/** Sign-ups for activities. WAITING: on the waiting list. OFFERED: a freed seat is held for a while. */
export const signUpLifecycle = lifecycle('signUp', {
  groups: [
    /** Holds a seat. */
    'seated',
    /** A user has at most one per activity; the index `sign_up_live` is made of them. */
    'live',
    /** Lapses when its own time is over, */
    'timed',
    /** or when the activity starts. */
    'unseated',
    /** Cancelled together with the user's account; */
    'requested',
    /** leaves the waiting list with it. */
    'queued',
    /** May come in, with a code. */
    'admitted',
    /** Its fee is kept, and it counts in the statistics, attended or not. */
    'kept',
    /** The user didn't come. */
    'missed',
    /** The fee, due or paid, is given back if the activity is cancelled. */
    'charged',
    /** Got a seat from the waiting list and took it. */
    'tookSeat',
  ],
  states: {
    WAITING: {
      label: m.state_on_waiting_list,
      turn: 'PARK',
      variant: 'checking',
      stop: 0,
      groups: ['live', 'unseated', 'queued'],
    },
    OFFERED: {
      label: m.activity_state_offered,
      turn: 'USER',
      nextStep: m.case_next_take_offer,
      variant: 'waiting',
      stop: 0,
      groups: ['seated', 'live', 'timed', 'queued', 'tookSeat'],
    },
    PENDING: {
      label: m.state_pending,
      turn: 'PARK',
      variant: 'checking',
      stop: 0,
      groups: ['seated', 'live', 'unseated', 'requested', 'tookSeat'],
    },
    TO_PAY: {
      label: m.state_to_pay,
      turn: 'USER',
      nextStep: m.case_next_pay,
      variant: 'waiting',
      stop: 0,
      groups: ['seated', 'live', 'timed', 'requested', 'charged', 'tookSeat'],
    },
    CONFIRMED: {
      label: m.activity_state_confirmed,
      turn: 'PARK',
      variant: 'done',
      stop: 1,
      groups: ['seated', 'live', 'requested', 'admitted', 'kept', 'charged', 'tookSeat'],
    },
    CHECKED_IN: {
      label: m.activity_state_checked_in,
      turn: 'DONE',
      variant: 'done',
      stop: 2,
      groups: ['seated', 'live', 'admitted', 'kept', 'charged', 'tookSeat'],
    },
    ABSENT: {
      label: m.state_no_show,
      turn: 'ENDED',
      variant: 'late',
      groups: ['kept', 'missed', 'tookSeat'],
    },
    REJECTED: { label: m.state_not_passed, turn: 'ENDED', variant: 'late', groups: [] },
    EXPIRED: { label: m.state_invalid, turn: 'ENDED', variant: 'closed', groups: [] },
    CANCELLED: { label: m.state_cancelled, turn: 'ENDED', variant: 'closed', groups: ['tookSeat'] },
    CANCELLED_LATE: {
      label: m.activity_state_cancelled_late,
      turn: 'ENDED',
      variant: 'late',
      groups: ['kept', 'missed', 'tookSeat'],
    },
    LEFT: { label: m.state_left, turn: 'ENDED', variant: 'closed', groups: [] },
  },
  events: {
    accept: {
      from: 'OFFERED',
      to: 'CONFIRMED',
      by: 'USER',
      act: { text: m.activity_accept, main: true },
      did: m.case_did_take,
    },
    // an offered seat needs approval if the activity requires it or the user has missed others
    ask: {
      from: 'OFFERED',
      to: 'PENDING',
      by: 'USER',
      act: { text: m.activity_accept, main: true },
      did: m.case_did_take,
    },
    leave: {
      from: ['WAITING', 'OFFERED'],
      to: 'LEFT',
      by: 'USER',
      act: { text: m.activity_leave, ask: m.activity_leave_text },
      did: m.case_did_leave_list,
    },
    // before the deadline
    cancel: {
      from: ['PENDING', 'CONFIRMED'],
      to: 'CANCELLED',
      by: 'USER',
      act: { text: m.activity_cancel, ask: m.activity_cancel_text, danger: true },
      did: m.activity_did_cancel,
    },
    // after it: without a refund, and counted as an absence
    cancelLate: {
      from: 'CONFIRMED',
      to: 'CANCELLED_LATE',
      by: 'USER',
      act: { text: m.activity_cancel, ask: m.activity_cancel_late_text, danger: true },
      did: m.activity_did_cancel_late,
    },
    approve: {
      from: 'PENDING',
      to: 'CONFIRMED',
      by: 'PARK',
      act: { text: m.act_approve, main: true },
      did: m.case_did_approve,
    },
    reject: {
      from: 'PENDING',
      to: 'REJECTED',
      by: 'PARK',
      act: { text: m.act_reject, ask: m.activity_reject_text, danger: true },
      did: m.case_did_reject,
      reason: 'REQUIRED',
    },
    // users check in by the code shown at the door
    checkIn: {
      from: 'CONFIRMED',
      to: 'CHECKED_IN',
      by: 'EITHER',
      act: { text: m.activity_check_in, main: true },
      did: m.case_did_check_in,
    },
    // a paid sign-up has to be paid before it is confirmed
    charge: { from: ['OFFERED', 'PENDING'], to: 'TO_PAY', by: 'SYSTEM', did: m.case_did_charge },
    pay: { from: 'TO_PAY', to: 'CONFIRMED', by: 'SYSTEM', did: m.case_did_pay },
    // a seat became free, time ran out, no one came
    offer: { from: 'WAITING', to: 'OFFERED', by: 'SYSTEM', did: m.case_did_offer },
    lapse: {
      from: ['WAITING', 'OFFERED', 'PENDING', 'TO_PAY'],
      to: 'EXPIRED',
      by: 'SYSTEM',
      did: m.case_did_lapse,
    },
    miss: { from: 'CONFIRMED', to: 'ABSENT', by: 'SYSTEM', did: m.activity_did_miss },
    // the activity was cancelled
    callOff: {
      from: live,
      to: 'CANCELLED',
      by: 'SYSTEM',
      did: m.activity_did_call_off,
      reason: 'REQUIRED',
    },
  },
  notes: { signUp: { did: m.activity_did_sign_up }, wait: { did: m.case_did_wait } },
});

export type SignUpState = (typeof signUpLifecycle.states)[number];
export type SignUpEvent = (typeof signUpLifecycle.events)[number];

/** Users' events on their own sign-up. */
export const memberSignUpEvents = signUpLifecycle.eventsBy('USER', 'EITHER');
export type MemberSignUpEvent = (typeof memberSignUpEvents)[number];

/** The organizer's events. */
export const organizerSignUpEvents = signUpLifecycle.eventsBy('PARK', 'EITHER');
export type OrganizerSignUpEvent = (typeof organizerSignUpEvents)[number];
