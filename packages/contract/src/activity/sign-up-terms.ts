import * as m from '@portal/texts/messages';

/** Minutes to pay for a paid sign-up before its seat goes to the next person. */
export const signUpPayMinutes = 30;

/** Hours a freed seat is held for the next person: `usual`, or `late` from `lateFrom` hours before the start. */
export const offerHours = { usual: 12, late: 1, lateFrom: 24 } as const;

/** This many absences in this many days mean that the next sign-up needs approval. */
export const absenceRule = { most: 3, days: 90 } as const;

/** Minutes before the start from which check-in is open; it closes at the end. */
export const checkInOpensMinutes = 60;

/** WAITING: on the waiting list. OFFERED: a freed seat is held for a while. */
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

/** A user has at most one sign-up per activity in these states. */
export const liveStates = [...seatedStates, 'WAITING'] as const satisfies SignUpState[];

/** Users' events on their own sign-up; `checkIn` takes the code shown at the door. */
export const memberSignUpEvents = ['accept', 'ask', 'leave', 'cancel', 'cancelLate', 'checkIn'] as const;
export type MemberSignUpEvent = (typeof memberSignUpEvents)[number];

/** The organizer's events. */
export const organizerSignUpEvents = ['approve', 'reject', 'checkIn'] as const;
export type OrganizerSignUpEvent = (typeof organizerSignUpEvents)[number];

export const signUpEvents = [
  ...memberSignUpEvents,
  'approve',
  'reject',
  // a paid sign-up has to be paid before it is confirmed
  'charge',
  'pay',
  // fired by the system: a seat became free, time ran out, no one came
  'offer',
  'lapse',
  'miss',
  // the activity was cancelled
  'callOff',
] as const;
export type SignUpEvent = (typeof signUpEvents)[number];

/**
 * Every allowed transition; any other is refused with 500012. `cancel` is before the deadline, `cancelLate` after it:
 * without a refund, and counted as an absence. An offered seat needs approval if the activity requires it or the user
 * has missed others.
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
