import {
  type BookingState,
  bookingTransitions,
  changeMinutes,
  checkInMinutes,
  decideMinutes,
  type MemberBookingEvent,
  memberBookingEvents,
  type OperatorBookingEvent,
  operatorBookingEvents,
  payMinutes,
  usableMinutes,
} from '@portal/contract/booking-terms';
import type { Bookable } from '../../feature/bookable.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { dayMs, type Span } from '../../platform/booking/booking-time.ts';

const minuteMs = 60_000;

type Timed = Pick<Booking, 'status' | 'startAt' | 'endAt' | 'createdAt' | 'confirmedAt' | 'offeredUntil'>;
type Ruled = Pick<Bookable, 'needApproval' | 'checkInRequired'>;

/** When a booking is released if nobody has checked in; of one that was booked after its begin, later. */
export const missedAt = ({
  startAt,
  createdAt,
  confirmedAt,
}: Pick<Timed, 'startAt' | 'createdAt' | 'confirmedAt'>): Date =>
  new Date(Math.max(startAt.getTime(), (confirmedAt ?? createdAt).getTime()) + checkInMinutes * minuteMs);

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
  // What is neither agreed to nor paid can be given up at any time.
  cancel: ({ status, startAt }, _room, now) => now < startAt || status !== 'CONFIRMED',
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

/** Until when a booking is paid; nothing is paid for a time that is over. */
export const payUntil = ({ endAt }: Pick<Span, 'endAt'>, now: Date): Date =>
  new Date(Math.min(now.getTime() + payMinutes * minuteMs, endAt.getTime()));

/**
 * Until when a request is decided: a day, or until half an hour before it begins. One for a time that is about to begin or
 * running is decided within a quarter of an hour, or as long as there is something left of it.
 */
export function decideUntil({ startAt, endAt }: Span, now: Date): Date {
  const ahead = Math.min(now.getTime() + dayMs, startAt.getTime() - changeMinutes * minuteMs);
  const soon = now.getTime() + decideMinutes * minuteMs;
  return new Date(ahead >= soon ? ahead : Math.min(soon, endAt.getTime() - usableMinutes * minuteMs));
}

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

/**
 * What an operator may do with somebody's booking, until it is over. Where people check in, the system sees who has not
 * come; elsewhere the desk says so, after as long as others have to check in.
 */
export const operatorActions = (
  booking: Timed,
  { checkInRequired }: Pick<Ruled, 'checkInRequired'>,
  now: Date,
): OperatorBookingEvent[] =>
  operatorBookingEvents.filter(
    (event) =>
      isPossible(booking.status, event) &&
      now < booking.endAt &&
      (event !== 'miss' || (!checkInRequired && now >= missedAt(booking))),
  );
