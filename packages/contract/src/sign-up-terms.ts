import * as m from '@portal/texts/messages';

/** What costs something is paid within so many minutes, or its seat goes to the next. */
export const signUpPayMinutes = 30;

/** A seat that has become free is held for so many hours; for the last day before the beginning, for fewer. */
export const offerHours = { usual: 12, late: 1, lateFrom: 24 } as const;

/** So many absences in so many days: what they sign up for next is to be approved. */
export const absenceRule = { most: 3, days: 90 } as const;

/** One can check in from so many minutes before the beginning until the end. */
export const checkInOpensMinutes = 60;

/** WAITING is a place on the waiting list, OFFERED one whose seat has become free and is held for a while. */
export const signUpStates = [
  'WAITING',
  'OFFERED',
  'PENDING',
  'TO_PAY',
  'CONFIRMED',
  'CHECKED_IN',
  'ABSENT',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'CANCELLED_LATE',
  'LEFT',
] as const;
export type SignUpState = (typeof signUpStates)[number];

/** The states that hold seats. */
export const seatedStates = [
  'PENDING',
  'TO_PAY',
  'CONFIRMED',
  'CHECKED_IN',
  'OFFERED',
] as const satisfies SignUpState[];

/** Of these a user has one for each activity. */
export const liveStates = [...seatedStates, 'WAITING'] as const satisfies SignUpState[];

/** What users do with their own; checking in takes the code of the door. */
export const memberSignUpEvents = ['accept', 'ask', 'leave', 'cancel', 'cancelLate', 'checkIn'] as const;
export type MemberSignUpEvent = (typeof memberSignUpEvents)[number];

/** What the organizer does. */
export const organizerSignUpEvents = ['approve', 'reject', 'checkIn'] as const;
export type OrganizerSignUpEvent = (typeof organizerSignUpEvents)[number];

export const signUpEvents = [
  ...memberSignUpEvents,
  'approve',
  'reject',
  // what costs something is to be paid before it is confirmed
  'charge',
  'pay',
  // of the system: a seat that has become free, a time that has passed, nobody who came
  'offer',
  'lapse',
  'miss',
  // the activity was cancelled
  'callOff',
] as const;
export type SignUpEvent = (typeof signUpEvents)[number];

/**
 * Every transition there is; any other is refused with 500012. `cancel` is before the deadline, `cancelLate` after it:
 * without money back, and counted as an absence. A seat that is offered asks for approval where the activity, or who
 * has missed others, needs it.
 */
export const signUpTransitions: Record<SignUpState, Partial<Record<SignUpEvent, SignUpState>>> = {
  WAITING: { offer: 'OFFERED', leave: 'LEFT', lapse: 'EXPIRED', callOff: 'CANCELLED' },
  OFFERED: {
    accept: 'CONFIRMED',
    ask: 'PENDING',
    charge: 'TO_PAY',
    leave: 'LEFT',
    lapse: 'EXPIRED',
    callOff: 'CANCELLED',
  },
  PENDING: {
    approve: 'CONFIRMED',
    charge: 'TO_PAY',
    reject: 'REJECTED',
    cancel: 'CANCELLED',
    lapse: 'EXPIRED',
    callOff: 'CANCELLED',
  },
  TO_PAY: { pay: 'CONFIRMED', lapse: 'EXPIRED', callOff: 'CANCELLED' },
  CONFIRMED: {
    cancel: 'CANCELLED',
    cancelLate: 'CANCELLED_LATE',
    checkIn: 'CHECKED_IN',
    miss: 'ABSENT',
    callOff: 'CANCELLED',
  },
  CHECKED_IN: { callOff: 'CANCELLED' },
  ABSENT: {},
  REJECTED: {},
  EXPIRED: {},
  CANCELLED: {},
  CANCELLED_LATE: {},
  LEFT: {},
};

export const signUpStateLabels: Record<SignUpState, () => string> = {
  WAITING: m.state_on_waiting_list,
  OFFERED: m.activity_state_offered,
  PENDING: m.state_pending,
  TO_PAY: m.state_to_pay,
  CONFIRMED: m.activity_state_confirmed,
  CHECKED_IN: m.activity_state_checked_in,
  ABSENT: m.state_no_show,
  REJECTED: m.state_not_passed,
  EXPIRED: m.state_invalid,
  CANCELLED: m.state_cancelled,
  CANCELLED_LATE: m.activity_state_cancelled_late,
  LEFT: m.state_left,
};
