import * as m from '@portal/texts/messages';

/** A time is booked in whole slots of so many minutes. */
export const slotMinutes = 30;

/** One can check in so many minutes before the beginning and after it; then the room is released. */
export const checkInMinutes = 15;

/** What becomes free is kept for the first on the waiting list for so many minutes, at most until it begins. */
export const offerMinutes = 30;

/** Of a time that is running, the rest is kept for so many minutes: every one of them is lost to the next in line. */
export const runningOfferMinutes = 10;

/** A request for a time that is about to begin, or running, is decided within so many minutes. */
export const decideMinutes = 15;

/** A request that cannot be decided so many minutes before the end of its time is of no use to anybody. */
export const usableMinutes = 15;

/** So many no-shows in 30 days stop further bookings for 14 days. */
export const noShowsUntilStop = 3;

/** What costs something is paid within so many minutes, or its time is free again. */
export const payMinutes = 15;

/**
 * Of what was paid, so many per cent go back when the user cancels at least so many hours before it begins; an operator
 * who cancels gives all of it back.
 */
export interface CancelShare {
  hours: number;
  percent: number;
}

/** The rule of rooms; each venue has one of its own. */
export const cancelShares: readonly CancelShare[] = [
  { hours: 24, percent: 100 },
  { hours: 2, percent: 50 },
];

/** A booking can be changed until so many minutes before it begins. */
export const changeMinutes = 30;

/** What is booked by the half hour on one engine: a conference room, a venue, a tutor's hour, an instrument. */
export const bookingKinds = ['ROOM', 'VENUE', 'TUTOR', 'INSTRUMENT'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** Whether something can be booked at all, or is closed or under repair. */
export const bookableStates = ['OPEN', 'CLOSED', 'MAINTENANCE'] as const;
export type BookableState = (typeof bookableStates)[number];

export const bookableStateLabels: Record<BookableState, () => string> = {
  OPEN: m.state_bookable_open,
  MAINTENANCE: m.state_bookable_maintenance,
  CLOSED: m.state_bookable_closed,
};

/** A deposit is paid with the price, and comes back when the venue has been looked at, whole or in part. */
export const depositStates = ['NONE', 'HELD', 'RETURNED', 'DEDUCTED'] as const;
export type DepositState = (typeof depositStates)[number];

export const depositStateLabels: Record<DepositState, () => string> = {
  NONE: m.state_deposit_none,
  HELD: m.state_deposit_held,
  RETURNED: m.state_deposit_returned,
  DEDUCTED: m.state_deposit_deducted,
};

/**
 * The states of a booking, of a room or of whatever else is booked by time. WAITING is a place on the waiting list,
 * OFFERED one whose time has become free and is held for a while.
 */
export const bookingStates = [
  'WAITING',
  'OFFERED',
  'PENDING',
  'TO_PAY',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'LEFT',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** The states that hold the time against everybody else. */
export const holdingStates = [
  'OFFERED',
  'PENDING',
  'TO_PAY',
  'CONFIRMED',
  'CHECKED_IN',
] as const satisfies BookingState[];

/** What users do with their own bookings. */
export const memberBookingEvents = ['take', 'ask', 'leave', 'change', 'cancel', 'checkIn', 'finish'] as const;
export type MemberBookingEvent = (typeof memberBookingEvents)[number];

/** What operators decide about the bookings of others; `miss` where nobody checks in, so that the desk sees who came. */
export const operatorBookingEvents = ['approve', 'reject', 'cancel', 'miss'] as const;
export type OperatorBookingEvent = (typeof operatorBookingEvents)[number];

const bookingEvents = [
  ...memberBookingEvents,
  'approve',
  'reject',
  // what costs something is to be paid before it is confirmed
  'charge',
  'pay',
  // of the system: time that has become free, a time that has passed, nobody who came
  'offer',
  'lapse',
  'miss',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/**
 * Every transition there is; any other is refused with 500012. An offer is taken at once, or asks for approval or for
 * money.
 */
export const bookingTransitions: Record<BookingState, Partial<Record<BookingEvent, BookingState>>> = {
  WAITING: { offer: 'OFFERED', leave: 'LEFT', lapse: 'EXPIRED' },
  OFFERED: { take: 'CONFIRMED', ask: 'PENDING', charge: 'TO_PAY', leave: 'LEFT', lapse: 'EXPIRED' },
  PENDING: {
    approve: 'CONFIRMED',
    charge: 'TO_PAY',
    reject: 'REJECTED',
    cancel: 'CANCELLED',
    lapse: 'EXPIRED',
  },
  TO_PAY: { pay: 'CONFIRMED', cancel: 'CANCELLED', lapse: 'EXPIRED' },
  CONFIRMED: {
    checkIn: 'CHECKED_IN',
    change: 'CONFIRMED',
    cancel: 'CANCELLED',
    miss: 'NO_SHOW',
    finish: 'COMPLETED',
  },
  CHECKED_IN: { finish: 'COMPLETED' },
  COMPLETED: {},
  NO_SHOW: {},
  REJECTED: {},
  EXPIRED: {},
  CANCELLED: {},
  LEFT: {},
};

export const bookingStateLabels: Record<BookingState, () => string> = {
  WAITING: m.state_on_waiting_list,
  OFFERED: m.state_place_offered,
  PENDING: m.state_pending,
  TO_PAY: m.state_to_pay,
  CONFIRMED: m.state_booked,
  CHECKED_IN: m.state_in_use,
  COMPLETED: m.state_completed,
  NO_SHOW: m.state_no_show,
  REJECTED: m.state_not_passed,
  EXPIRED: m.state_invalid,
  CANCELLED: m.state_cancelled,
  LEFT: m.state_left,
};
