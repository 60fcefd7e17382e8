import { type BookingKind, holdingStates } from '@portal/contract/booking-terms';
import { and, desc, eq, gt, gte, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, startOfChinaDay } from '../china-time.ts';
import type { Db } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { bookings } from './booking.table.ts';
import { dayMs, mondayOf, type Span } from './booking-time.ts';
import { waitedForUntil } from './waiting-rest.ts';

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

/** What is held of something in a span of time. */
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
 * What of a kind somebody waits for that may be had now: all of it before it begins, or its next half hour. Times become
 * free without anybody who frees them, too: an account ends, a day is opened again.
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
 * Lets those who write about the times of something take turns until the end of the transaction, always in one order. It
 * comes after the locks of rows, and who has the turn waits for no row.
 */
export async function lockResources(tx: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await takeTurn(tx, `booking ${id}`);
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
  for (const id of [resourceId, enterpriseId, userId]) if (id !== null) await takeTurn(tx, `booking ${id}`);
}
