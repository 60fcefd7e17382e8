import { type BookingKind, holdingStates } from '@portal/contract/booking/terms';
import { and, desc, eq, gt, gte, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, startOfChinaDay } from '../china-time.ts';
import type { Db } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { bookings } from './booking.table.ts';
import { dayMs, mondayOf, type Span } from './booking-time.ts';
import { waitedForUntil } from './waiting-rest.ts';

const isHeld = inArray(bookings.status, [...holdingStates]);

/** Bookings that count towards a user's or an enterprise's limit. */
const isCounted = inArray(bookings.status, [...holdingStates, 'COMPLETED', 'NO_SHOW']);

/** Bookings of some resources within a span, in order: held, used and waiting. */
export function listTaken(db: Db, resourceIds: readonly string[], { startAt, endAt }: Span) {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.resourceId, [...resourceIds]),
        or(isHeld, inArray(bookings.status, ['COMPLETED', 'NO_SHOW', 'WAITING'])),
        lt(bookings.startAt, endAt),
        // No booking spans midnight, so anything that began earlier is over, and the index need not be scanned for it.
        gt(bookings.startAt, new Date(startAt.getTime() - dayMs)),
        gt(bookings.heldUntil, startAt),
      ),
    )
    .orderBy(bookings.startAt);
}

/** Held times of a resource within a span. */
export const listHeld = (db: Db, resourceId: string, { startAt, endAt }: Span) =>
  db
    .select({ startAt: bookings.startAt, heldUntil: bookings.heldUntil })
    .from(bookings)
    .where(
      and(
        eq(bookings.resourceId, resourceId),
        isHeld,
        lt(bookings.startAt, endAt),
        gt(bookings.startAt, new Date(startAt.getTime() - dayMs)),
        gt(bookings.heldUntil, startAt),
      ),
    );

/**
 * Resources of a kind with a waiting-list entry that could be offered now: its whole time before it begins, or its next
 * half hour while it runs. A time may also become free without a cancellation, such as when an account ends or a day is
 * reopened.
 */
export async function listFreeAndWaitedFor(db: Db, kind: BookingKind, now: Date): Promise<string[]> {
  const held = alias(bookings, 'held');
  const begin = sql`greatest(${bookings.startAt}, ${now.toISOString()}::timestamptz)`;
  const end = sql`case when ${bookings.startAt} > ${now.toISOString()}::timestamptz then ${bookings.endAt} else ${waitedForUntil(now).toISOString()}::timestamptz end`;
  const rows = await db
    .selectDistinct({ id: bookings.resourceId })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'WAITING'),
        eq(bookings.kind, kind),
        gte(bookings.endAt, waitedForUntil(now)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(held)
            .where(
              and(
                eq(held.resourceId, bookings.resourceId),
                inArray(held.status, [...holdingStates]),
                lt(held.startAt, end),
                gt(held.heldUntil, begin),
              ),
            ),
        ),
      ),
    )
    .orderBy(bookings.resourceId);
  return rows.map(({ id }) => id);
}

/** Number of a user's bookings of a kind on a day. */
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

/** Number of an enterprise's bookings of a kind in the week (from Monday) that contains a day. */
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

/** Times of a user's no-shows in the last 30 days, latest first. */
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
 * Serialises writers of a resource's times until the end of the transaction, always locking in the same order. Called
 * after row locks are taken; the holder then waits for no row.
 */
export async function lockResources(tx: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await takeTurn(tx, `booking ${id}`);
}

/**
 * Serialises bookings until the end of the transaction: per resource, because concurrent writers in an exclusion
 * constraint would wait for each other; per enterprise and user, because their limits are counted. Always in this
 * order.
 */
export async function lockBooking(
  tx: Db,
  { resourceId, enterpriseId, userId }: { resourceId: string; enterpriseId: string | null; userId: string },
): Promise<void> {
  for (const id of [resourceId, enterpriseId, userId]) if (id !== null) await takeTurn(tx, `booking ${id}`);
}
