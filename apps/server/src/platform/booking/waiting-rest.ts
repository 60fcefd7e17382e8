import { offerMinutes, runningOfferMinutes, slotMinutes } from '@portal/contract/booking-terms';
import type { Booking } from './booking.table.ts';
import { minuteStart, type Span } from './booking-time.ts';

const minuteMs = 60_000;
/** Less than a half hour of a running time is offered to nobody. */
const leastRestMs = slotMinutes * minuteMs;

type Held = Pick<Booking, 'startAt' | 'heldUntil'>;

/** Before this instant a requested time has to end so that nobody waits for the rest of it any more. */
export const waitedForUntil = (now: Date): Date => new Date(minuteStart(now).getTime() + leastRestMs);

/** Whether it makes sense to wait for a time: half an hour of it is still to come. */
export const hasRest = ({ endAt }: Pick<Span, 'endAt'>, now: Date): boolean => endAt >= waitedForUntil(now);

/**
 * What can be offered now to somebody who waits for a time: all of it before it begins, and while it runs what is free of
 * it from this minute on, if that is half an hour at least; null where nothing is.
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
 * Until when an offer can be taken: half an hour or until the time begins. Somebody who is offered a time shortly before it
 * begins or while it runs has ten minutes, so that there is enough left to be used, and for the next in line.
 */
export function offeredUntil({ startAt }: Pick<Span, 'startAt'>, now: Date): Date {
  const ahead = Math.min(now.getTime() + offerMinutes * minuteMs, startAt.getTime());
  return new Date(Math.max(ahead, now.getTime() + runningOfferMinutes * minuteMs));
}
