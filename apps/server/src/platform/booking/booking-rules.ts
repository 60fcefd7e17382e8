import { slotsOf, timeOf } from '@portal/contract/booking/slots';
import {
  type BookingState,
  checkInMinutes,
  holdingStates,
  noShowsUntilStop,
  slotMinutes,
} from '@portal/contract/booking/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { addDays, chinaDayOf } from '../china-time.ts';
import { AppError, fieldsRefused } from '../http/app-error.ts';
import { dayMs, type SlotRequest, spanOf } from './booking-time.ts';
import { hasRest } from './waiting-rest.ts';

const holding: readonly BookingState[] = holdingStates;

/** Whether a booking blocks its time; one that is over only records what was used. */
export const keepsTime = ({ status }: { status: BookingState }): boolean => holding.includes(status);

/** When and how often something may be booked. */
export interface BookingRules {
  isOpen: boolean;
  openFrom: string;
  openTo: string;
  closedDates: readonly string[];
  /** The first day on which it is out of service; null while it stays. */
  closedFrom: string | null;
  /** In slots of half an hour. */
  minSlots: number;
  maxSlots: number;
  minAheadMin: number;
  maxAheadDays: number;
  dayLimitPerUser: number;
  weekLimitPerEnterprise: number;
}

/** Whether something is open on a day at all. */
export const opensOn = (
  { status, closedDates, closedFrom }: Pick<BookingRules, 'closedDates' | 'closedFrom'> & { status: string },
  date: string,
): boolean => status === 'OPEN' && !closedDates.includes(date) && (closedFrom === null || date < closedFrom);

/** Whether the whole span lies within opening hours on a day that is not closed. */
export const isOpenAt = (rules: BookingRules, { date, from, to }: SlotRequest): boolean =>
  rules.isOpen &&
  !rules.closedDates.includes(date) &&
  (rules.closedFrom === null || date < rules.closedFrom) &&
  from >= rules.openFrom &&
  to <= rules.openTo;

/** Whether a time may be booked now, including one that has just begun, as long as check-in is still possible. */
function isInReach(rules: BookingRules, slotRequest: SlotRequest, now: Date): boolean {
  const earliest = now.getTime() + (rules.minAheadMin - checkInMinutes) * 60_000;
  return (
    spanOf(slotRequest).startAt.getTime() > earliest &&
    slotRequest.date <= addDays(chinaDayOf(now), rules.maxAheadDays)
  );
}

/**
 * Requires that the booking rules allow this time.
 * @throws {AppError} 100002, 500023, 500025
 */
export function requireBookable(rules: BookingRules, slotRequest: SlotRequest, now: Date): void {
  if (slotsOf(slotRequest) > rules.maxSlots)
    throw fieldsRefused({ 'data.to': m.fault_most_slots({ max: rules.maxSlots }) });
  if (slotsOf(slotRequest) < rules.minSlots)
    throw fieldsRefused({ 'data.to': m.fault_least_slots({ min: rules.minSlots }) });
  if (!isOpenAt(rules, slotRequest)) throw new AppError(retCodes.CLOSED_TIME);
  if (isInReach(rules, slotRequest, now)) return;
  const isFar = slotRequest.date > addDays(chinaDayOf(now), rules.maxAheadDays);
  const hasPassed = spanOf(slotRequest).startAt <= now;
  throw new AppError(retCodes.TOO_EARLY_OR_LATE, {
    ...(isFar ? { retMsg: m.refusal_ahead_days({ max: rules.maxAheadDays }) } : {}),
    ...(!isFar && !hasPassed ? { retMsg: m.refusal_ahead_minutes({ min: rules.minAheadMin }) } : {}),
  });
}

/**
 * Requires that a user may join the waiting list for a time: it is no further ahead than bookings may be, and at least
 * half an hour of it is left. A running time may be shorter than the minimum, because only the rest of it is offered.
 * @throws {AppError} 100002, 500023, 500025
 */
export function requireWaitable(rules: BookingRules, slotRequest: SlotRequest, now: Date): void {
  const span = spanOf(slotRequest);
  if (!hasRest(span, now)) throw new AppError(retCodes.TOO_EARLY_OR_LATE);
  const isRunning = span.startAt <= now;
  requireBookable(
    { ...rules, minAheadMin: 0, minSlots: isRunning ? 1 : rules.minSlots },
    slotRequest,
    isRunning ? span.startAt : now,
  );
}

/** End of the booking ban that follows from the no-shows of the last 30 days (latest first); null if there is none. */
export function stoppedUntil(missedAt: readonly Date[], now: Date): Date | null {
  const [last] = missedAt;
  if (!last || missedAt.length < noShowsUntilStop) return null;
  const until = new Date(last.getTime() + 14 * dayMs);
  return until > now ? until : null;
}

/**
 * Free times on the requested day with the requested length: first from the requested start on, then those before it.
 */
export function freeTimes(
  rules: BookingRules,
  slotRequest: SlotRequest,
  taken: readonly Pick<SlotRequest, 'from' | 'to'>[],
  now: Date,
): SlotRequest[] {
  const length = slotsOf(slotRequest) * slotMinutes;
  const starts = Array.from({ length: (24 * 60) / slotMinutes }, (_, at) => at * slotMinutes);
  const times = starts.map((start) => ({
    date: slotRequest.date,
    from: timeOf(start),
    to: timeOf(start + length),
  }));
  const free = times.filter(
    (time) =>
      isOpenAt(rules, time) &&
      isInReach(rules, time, now) &&
      taken.every(({ from, to }) => to <= time.from || time.to <= from),
  );
  return [
    ...free.filter(({ from }) => from >= slotRequest.from),
    ...free.filter(({ from }) => from < slotRequest.from),
  ];
}
