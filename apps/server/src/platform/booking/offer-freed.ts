import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import type { WriteContext } from '../http/context.ts';
import { type Booking, bookings } from './booking.table.ts';
import type { Span } from './booking-time.ts';
import { holdTime } from './hold-time.ts';

/** For how long a time that has become free is held for the first who waits. */
const offerMs = 30 * 60_000;
const maxWaiting = 20;

/**
 * Offers a time that has become free to those who wait for a part of it, in the order in which they came; whoever
 * could not take it now keeps waiting. `move` writes the transition and whatever belongs to it.
 */
export async function offerFreed(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  { resourceId, startAt, endAt }: Pick<Booking, 'resourceId'> & Span,
  move: (tx: Db, waiting: Booking, offeredUntil: Date) => Promise<Booking>,
): Promise<void> {
  const waiting = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.resourceId, resourceId),
        eq(bookings.status, 'WAITING'),
        lt(bookings.startAt, endAt),
        gt(bookings.endAt, startAt),
        gt(bookings.startAt, now),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(maxWaiting)
    .for('update');
  for (const row of waiting) {
    const until = new Date(Math.min(now.getTime() + offerMs, row.startAt.getTime()));
    await holdTime(tx, (inner) => move(inner, row, until)).catch((error: unknown) => {
      // They have booked something else for that time meanwhile.
      if (!(error instanceof AppError)) throw error;
    });
  }
}
