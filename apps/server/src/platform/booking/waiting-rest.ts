import { offerMinutes, runningOfferMinutes, slotMinutes } from '@portal/contract/booking/terms';
import type { Booking } from './booking.table.ts';
import { minuteStart, type Span } from './booking-time.ts';

const minuteMs = 60_000;
/** A remainder shorter than this is not offered. */
const leastRestMs = slotMinutes * minuteMs;

type Held = Pick<Booking, 'startAt' | 'heldUntil'>;

/** A requested time that ends before this instant has too little left to wait for. */
export const waitedForUntil = (now: Date): Date => new Date(minuteStart(now).getTime() + leastRestMs);

/** Whether a time is still worth waiting for: at least half an hour of it is to come. */
export const hasRest = ({ endAt }: Pick<Span, 'endAt'>, now: Date): boolean => endAt >= waitedForUntil(now);

/**
 * The span that can be offered now for a waiting-list entry: all of it before it begins; while it runs, the free rest
 * from this minute on if that is at least half an hour. Null if there is none.
 */
export function offerableSpan({ startAt, endAt }: Span, held: readonly Held[], now: Date): Span | null {
  const isRunning = startAt <= now;
  const begin = isRunning ? new Date(Math.max(minuteStart(now).getTime(), startAt.getTime())) : startAt;
  const inTheWay = held.filter((one) => one.startAt < endAt && begin < one.heldUntil);
  if (!isRunning) return inTheWay.length === 0 ? { startAt, endAt } : null;
  const end = Math.min(endAt.getTime(), ...inTheWay.map((one) => one.startAt.getTime()));
  return end - begin.getTime() >= leastRestMs ? { startAt: begin, endAt: new Date(end) } : null;
}

/**
 * Deadline for accepting an offer: half an hour from now, or the start if that is earlier. An offer made shortly before
 * the start or while the time runs is open for ten minutes, so that enough is left to use, or for the next in line.
 */
export function offeredUntil({ startAt }: Pick<Span, 'startAt'>, now: Date): Date {
  const ahead = Math.min(now.getTime() + offerMinutes * minuteMs, startAt.getTime());
  return new Date(Math.max(ahead, now.getTime() + runningOfferMinutes * minuteMs));
}
