import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import type { WriteContext } from '../http/context.ts';
import { listHeld } from './booking.queries.ts';
import { type Booking, bookings } from './booking.table.ts';
import type { Span } from './booking-time.ts';
import { holdTime } from './hold-time.ts';
import { offerableSpan, offeredUntil, waitedForUntil } from './waiting-rest.ts';

const maxWaiting = 20;

/** Waiting-list entries that overlap a span, first come first served, with at least half an hour left. */
const listWaiting = (tx: Db, resourceId: string, { startAt, endAt }: Span, now: Date) =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.resourceId, resourceId),
        eq(bookings.status, 'WAITING'),
        lt(bookings.startAt, endAt),
        gt(bookings.endAt, startAt),
        gte(bookings.endAt, waitedForUntil(now)),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(maxWaiting)
    // Skips entries that are being cancelled right now; waiting for their locks could deadlock.
    .for('update', { skipLocked: true });

interface Offering {
  resourceId: string;
  freed: Span;
  /** Whether a time may still be booked. */
  isOpen: (tx: Db, span: Span) => Promise<boolean>;
  /** Writes the transition and everything that goes with it. */
  move: (tx: Db, waiting: Booking, offer: { span: Span; until: Date }) => Promise<Booking>;
}

/**
 * Offers a time that has become free to overlapping waiting-list entries, first come first served; users who could not
 * accept it now stay on the list. The caller holds the resource's lock, and the constraint decides.
 * @returns the number of offers made
 */
export async function offerFreed(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  { resourceId, freed, isOpen, move }: Offering,
): Promise<number> {
  const waiting = await listWaiting(tx, resourceId, freed, now);
  if (waiting.length === 0) return 0;
  const begin = Math.min(...waiting.map(({ startAt }) => startAt.getTime()));
  const end = Math.max(...waiting.map(({ endAt }) => endAt.getTime()));
  const held: Pick<Booking, 'startAt' | 'heldUntil'>[] = await listHeld(tx, resourceId, {
    startAt: new Date(begin),
    endAt: new Date(end),
  });
  let offers = 0;
  for (const row of waiting) {
    const span = offerableSpan(row, held, now);
    if (!span || !(await isOpen(tx, span))) continue;
    const until = offeredUntil(span, now);
    const offered = await holdTime(tx, (inner) => move(inner, row, { span, until })).catch(
      (error: unknown) => {
        // The user has booked something else at that time in the meantime.
        if (error instanceof AppError) return null;
        throw error;
      },
    );
    if (!offered) continue;
    held.push(offered);
    offers += 1;
  }
  return offers;
}
