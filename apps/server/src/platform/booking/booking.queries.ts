import { type BookingKind, holdingStates } from '@portal/contract/booking-terms';
import { and, desc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../china-time.ts';
import type { Db } from '../database/database.ts';
import { bookings } from './booking.table.ts';
import { dayMs, mondayOf, type Span } from './booking-time.ts';

const isHeld = inArray(bookings.status, [...holdingStates]);

/** What counts against the number of bookings somebody may make. */
const isCounted = inArray(bookings.status, [...holdingStates, 'COMPLETED', 'NO_SHOW']);

/** What is held or was used of some resources in a span of time, in order; with those who wait. */
export function listTaken(db: Db, resourceIds: readonly string[], { startAt, endAt }: Span) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.resourceId, [...resourceIds]),
        or(isHeld, inArray(bookings.status, ['COMPLETED', 'NO_SHOW', 'WAITING'])),
        lt(bookings.startAt, endAt),
        // Nothing is booked over midnight: what began longer ago is over, and the index need not go through it.
        gt(bookings.startAt, new Date(startAt.getTime() - dayMs)),
        gt(bookings.heldUntil, startAt),
      ),
    )
    .orderBy(bookings.startAt);
}

/** How many bookings of a kind a user has on a day. */
export const countOfDay = (db: Db, kind: BookingKind, userId: string, day: string): Promise<number> =>
  db.$count(
    bookings,
    and(
      eq(bookings.userId, userId),
      eq(bookings.kind, kind),
      isCounted,
      gte(bookings.startAt, startOfChinaDay(day)),
      lt(bookings.startAt, startOfChinaDay(addDays(day, 1))),
    ),
  );

/** How many bookings of a kind an enterprise has in the week of a day, from Monday. */
export const countOfWeek = (
  db: Db,
  kind: BookingKind,
  enterpriseId: string,
  day: string,
): Promise<number> => {
  const monday = mondayOf(day);
  return db.$count(
    bookings,
    and(
      eq(bookings.enterpriseId, enterpriseId),
      eq(bookings.kind, kind),
      isCounted,
      gte(bookings.startAt, startOfChinaDay(monday)),
      lt(bookings.startAt, startOfChinaDay(addDays(monday, 7))),
    ),
  );
};

/** When a user did not come in the last 30 days, last first. */
export async function listMissed(db: Db, userId: string, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: bookings.heldUntil })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.status, 'NO_SHOW'),
        gte(bookings.startAt, new Date(now.getTime() - 30 * dayMs)),
      ),
    )
    .orderBy(desc(bookings.heldUntil));
  return rows.map(({ at }) => at);
}

/**
 * Lets those who book take turns until the end of the transaction: of a resource, because writers that meet in an
 * exclusion constraint at once would wait for each other; of an enterprise and a user, because what they may still
 * book is counted. Always in this order.
 */
export async function lockBooking(
  tx: Db,
  { resourceId, enterpriseId, userId }: { resourceId: string; enterpriseId: string | null; userId: string },
): Promise<void> {
  for (const id of [resourceId, enterpriseId, userId])
    if (id !== null)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${id}`}, 0))`);
}
