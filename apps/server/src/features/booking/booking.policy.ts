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
} from '@portal/contract/booking/terms';
import type { Bookable } from '../../feature/bookable.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { dayMs, type Span } from '../../platform/booking/booking-time.ts';

const minuteMs = 60_000;

type Timed = Pick<Booking, 'status' | 'startAt' | 'endAt' | 'createdAt' | 'confirmedAt' | 'offeredUntil'>;
type Ruled = Pick<Bookable, 'needApproval' | 'checkInRequired'>;

/** When a booking counts as a no-show and is released; later if it was made after its start. */
export const missedAt = ({
  startAt,
  createdAt,
  confirmedAt,
}: Pick<Timed, 'startAt' | 'createdAt' | 'confirmedAt'>): Date =>
  new Date(Math.max(startAt.getTime(), (confirmedAt ?? createdAt).getTime()) + checkInMinutes * minuteMs);

/** Whether check-in is open now. */
const isCheckInTime = (booking: Timed, now: Date): boolean =>
  now.getTime() >= booking.startAt.getTime() - checkInMinutes * minuteMs && now < missedAt(booking);

type Condition = (booking: Timed, room: Ruled, now: Date) => boolean;

const isOffered: Condition = ({ offeredUntil }, _room, now) => offeredUntil !== null && offeredUntil > now;

/** What users can do also depends on the bookable and the time. */
const conditions: Record<MemberBookingEvent, Condition> = {
  take: (booking, room, now) => isOffered(booking, room, now) && !room.needApproval,
  ask: (booking, room, now) => isOffered(booking, room, now) && room.needApproval,
  leave: () => true,
  // Approval covers this slot only; another one needs a new request.
  change: ({ startAt }, { needApproval }, now) =>
    !needApproval && now.getTime() <= startAt.getTime() - changeMinutes * minuteMs,
  // Unapproved or unpaid bookings can be cancelled at any time.
  cancel: ({ status, startAt }, _room, now) => now < startAt || status !== 'CONFIRMED',
  checkIn: (booking, { checkInRequired }, now) => checkInRequired && isCheckInTime(booking, now),
  finish: ({ status, startAt, endAt }, { checkInRequired }, now) =>
    now < endAt && (status === 'CHECKED_IN' || (!checkInRequired && startAt <= now)),
};

/** Refund due for an amount if its booking is cancelled now. */
export function refundOf(
  { amountFen, startAt }: Pick<Booking, 'amountFen' | 'startAt'>,
  { cancelShares }: Pick<Bookable, 'cancelShares'>,
  now: Date,
): number {
  const left = startAt.getTime() - now.getTime();
  const percent = cancelShares.find(({ hours }) => left >= hours * 60 * minuteMs)?.percent ?? 0;
  return Math.floor((amountFen * percent) / 100);
}

/** Payment deadline; never later than the end of the slot. */
export const payUntil = ({ endAt }: Pick<Span, 'endAt'>, now: Date): Date =>
  new Date(Math.min(now.getTime() + payMinutes * minuteMs, endAt.getTime()));

/**
 * Deadline for deciding a request: one day, but no later than half an hour before the slot begins. If the slot is about
 * to begin or running, a quarter of an hour, as long as a usable part of it would be left.
 */
export function decideUntil({ startAt, endAt }: Span, now: Date): Date {
  const ahead = Math.min(now.getTime() + dayMs, startAt.getTime() - changeMinutes * minuteMs);
  const soon = now.getTime() + decideMinutes * minuteMs;
  return new Date(ahead >= soon ? ahead : Math.min(soon, endAt.getTime() - usableMinutes * minuteMs));
}

/** Whether a booking's deposit has yet to be refunded. */
export const isDepositOpen = ({ status, depositState }: Pick<Booking, 'status' | 'depositState'>): boolean =>
  depositState === 'HELD' && (status === 'COMPLETED' || status === 'NO_SHOW');

const isPossible = (state: BookingState, event: MemberBookingEvent | OperatorBookingEvent) =>
  bookingTransitions[state][event] !== undefined;

/** Actions users can take on their own bookings. */
export const memberActions = (booking: Timed, room: Ruled, now: Date): MemberBookingEvent[] =>
  memberBookingEvents.filter(
    (event) => isPossible(booking.status, event) && conditions[event](booking, room, now),
  );

/**
 * Actions an operator can take on a booking until it ends. With check-in, the system detects no-shows; otherwise the
 * desk reports them, once the usual check-in time has passed.
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
