import {
  type BookingState,
  bookingTransitions,
  changeMinutes,
  checkInMinutes,
  type MemberBookingEvent,
  memberBookingEvents,
  type OperatorBookingEvent,
  operatorBookingEvents,
  payMinutes,
} from '@portal/contract/booking-terms';
import type { Bookable } from '../../feature/bookable.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';

const minuteMs = 60_000;

type Timed = Pick<Booking, 'status' | 'startAt' | 'endAt' | 'createdAt' | 'offeredUntil'>;
type Ruled = Pick<Bookable, 'needApproval' | 'checkInRequired'>;

/** When a booking is released if nobody has checked in; of one made after its begin, later. */
export const missedAt = ({ startAt, createdAt }: Pick<Timed, 'startAt' | 'createdAt'>): Date =>
  new Date(Math.max(startAt.getTime(), createdAt.getTime()) + checkInMinutes * minuteMs);

/** Whether one can check in now. */
const isCheckInTime = (booking: Timed, now: Date): boolean =>
  now.getTime() >= booking.startAt.getTime() - checkInMinutes * minuteMs && now < missedAt(booking);

type Condition = (booking: Timed, room: Ruled, now: Date) => boolean;

const isOffered: Condition = ({ offeredUntil }, _room, now) => offeredUntil !== null && offeredUntil > now;

/** What users may do depends on what is booked and on the time, too. */
const conditions: Record<MemberBookingEvent, Condition> = {
  take: (booking, room, now) => isOffered(booking, room, now) && !room.needApproval,
  ask: (booking, room, now) => isOffered(booking, room, now) && room.needApproval,
  leave: () => true,
  // What was approved is this time; for another one, they ask again.
  change: ({ startAt }, { needApproval }, now) =>
    !needApproval && now.getTime() <= startAt.getTime() - changeMinutes * minuteMs,
  cancel: ({ startAt }, _room, now) => now < startAt,
  checkIn: (booking, { checkInRequired }, now) => checkInRequired && isCheckInTime(booking, now),
  finish: ({ status, startAt, endAt }, { checkInRequired }, now) =>
    now < endAt && (status === 'CHECKED_IN' || (!checkInRequired && startAt <= now)),
};

/** What comes back of an amount when its booking is cancelled now. */
export function refundOf(
  { amountFen, startAt }: Pick<Booking, 'amountFen' | 'startAt'>,
  { cancelShares }: Pick<Bookable, 'cancelShares'>,
  now: Date,
): number {
  const left = startAt.getTime() - now.getTime();
  const percent = cancelShares.find(({ hours }) => left >= hours * 60 * minuteMs)?.percent ?? 0;
  return Math.floor((amountFen * percent) / 100);
}

export const payUntil = (now: Date): Date => new Date(now.getTime() + payMinutes * minuteMs);

/** Whether the deposit of a booking is still to be given back. */
export const isDepositOpen = ({ status, depositState }: Pick<Booking, 'status' | 'depositState'>): boolean =>
  depositState === 'HELD' && (status === 'COMPLETED' || status === 'NO_SHOW');

const isPossible = (state: BookingState, event: MemberBookingEvent | OperatorBookingEvent) =>
  bookingTransitions[state][event] !== undefined;

/** What the user may do with a booking of their own. */
export const memberActions = (booking: Timed, room: Ruled, now: Date): MemberBookingEvent[] =>
  memberBookingEvents.filter(
    (event) => isPossible(booking.status, event) && conditions[event](booking, room, now),
  );

/** What an operator may do with somebody's booking, until it is over. */
export const operatorActions = ({ status, endAt }: Timed, now: Date): OperatorBookingEvent[] =>
  operatorBookingEvents.filter((event) => isPossible(status, event) && now < endAt);
