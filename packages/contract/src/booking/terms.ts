import * as m from '@portal/texts/messages';

/** Length of a booking slot in minutes. */
export const slotMinutes = 30;

/** Check-in is possible this many minutes before and after the start; then the room is released. */
export const checkInMinutes = 15;

/** Minutes for which freed time is held for the first on the waiting list, but not beyond its start. */
export const offerMinutes = 30;

/** Minutes for which the rest of a running time is held; shorter, because every minute is lost to the next in line. */
export const runningOfferMinutes = 10;

/** Minutes within which a request is decided if its time is about to begin or running. */
export const decideMinutes = 15;

/** A request that is not decided this many minutes before the end of its time is useless and expires. */
export const usableMinutes = 15;

/** Number of no-shows in 30 days that blocks further bookings for 14 days. */
export const noShowsUntilStop = 3;

/** Minutes within which a booking must be paid before its time is released. */
export const payMinutes = 15;

/**
 * The percentage refunded when the user cancels at least this many hours before the start; a cancellation by an
 * operator is refunded in full.
 */
export interface CancelShare {
  hours: number;
  percent: number;
}

/** Refund rule for rooms; each venue has its own. */
export const cancelShares: readonly CancelShare[] = [
  { hours: 24, percent: 100 },
  { hours: 2, percent: 50 },
];

/** A booking can be changed until this many minutes before it begins. */
export const changeMinutes = 30;

/** Kinds of resources booked by the half hour: conference rooms, venues, tutors' hours, instruments. */
export const bookingKinds = ['ROOM', 'VENUE', 'TUTOR', 'INSTRUMENT'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** Whether a resource can be booked, or is closed or under repair. */
export const bookableStates = ['OPEN', 'CLOSED', 'MAINTENANCE'] as const;
export type BookableState = (typeof bookableStates)[number];

export const bookableStateLabels: Record<BookableState, () => string> = {
  OPEN: m.state_bookable_open,
  MAINTENANCE: m.state_bookable_maintenance,
  CLOSED: m.state_bookable_closed,
};

/** A deposit is paid with the price, and returned in whole or in part after the venue has been inspected. */
export const depositStates = ['NONE', 'HELD', 'RETURNED', 'DEDUCTED'] as const;
export type DepositState = (typeof depositStates)[number];

export const depositStateLabels: Record<DepositState, () => string> = {
  NONE: m.state_deposit_none,
  HELD: m.state_deposit_held,
  RETURNED: m.state_deposit_returned,
  DEDUCTED: m.state_deposit_deducted,
};

/**
 * The states of a booking of any kind. WAITING is a place on the waiting list; OFFERED is one whose time has become
 * free and is held for a while.
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

/** The states that block the time for everyone else. */
export const holdingStates = [
  'OFFERED',
  'PENDING',
  'TO_PAY',
  'CONFIRMED',
  'CHECKED_IN',
] as const satisfies BookingState[];

/** Events that users trigger on their own bookings. */
export const memberBookingEvents = ['take', 'ask', 'leave', 'change', 'cancel', 'checkIn', 'finish'] as const;
export type MemberBookingEvent = (typeof memberBookingEvents)[number];

/**
 * Operators' decisions on bookings; `miss` marks a no-show where there is no check-in, since the desk sees who came.
 */
export const operatorBookingEvents = ['approve', 'reject', 'cancel', 'miss'] as const;
export type OperatorBookingEvent = (typeof operatorBookingEvents)[number];

const bookingEvents = [
  ...memberBookingEvents,
  'approve',
  'reject',
  // payment is due before confirmation
  'charge',
  'pay',
  // triggered by the system: a freed time, a deadline, a no-show
  'offer',
  'lapse',
  'miss',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/**
 * All transitions; any other is refused with 500012. An offer is confirmed at once, or requires approval or payment.
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
