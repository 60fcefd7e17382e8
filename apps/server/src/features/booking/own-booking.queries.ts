import type { BookingTab } from '@portal/contract/booking/public';
import {
  type BookingKind,
  type BookingState,
  bookingKinds,
  holdingStates,
} from '@portal/contract/booking/terms';
import { and, asc, desc, eq, getTableColumns, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import { type Booking, bookings } from '../../platform/booking/booking.table.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { bookingWays } from './booking-ways.ts';

export const isCaseOf = and(
  inArray(
    cases.kind,
    bookingKinds.map((kind) => bookingWays[kind].caseKind),
  ),
  eq(cases.bizId, bookings.id),
);

const selectBookings = (db: Db) =>
  db
    .select({ booking: getTableColumns(bookings), no: cases.caseNo })
    .from(bookings)
    .leftJoin(cases, isCaseOf);

type Selected = Awaited<ReturnType<typeof selectBookings>>[number];

/** A booking with its bookable. */
export type BookedRow = Selected & { booked: Bookable };

/** Loads the bookables, with one query per kind. */
export async function withBooked<Row extends { booking: Booking }>(
  db: Db,
  sources: readonly BookableSource[],
  rows: readonly Row[],
): Promise<(Row & { booked: Bookable })[]> {
  const found = new Map<string, Bookable>();
  for (const { kind, find } of sources) {
    const ids = rows.filter(({ booking }) => booking.kind === kind).map(({ booking }) => booking.resourceId);
    for (const one of ids.length > 0 ? await find(db, [...new Set(ids)]) : []) found.set(one.id, one);
  }
  return rows.flatMap((row) => {
    const booked = found.get(row.booking.resourceId);
    return booked ? [{ ...row, booked }] : [];
  });
}

/** @throws {AppError} 500404 */
export async function getBookable(db: Db, { find }: BookableSource, id: string): Promise<Bookable> {
  const [booked] = await find(db, [id]);
  if (!booked) throw notFound();
  return booked;
}

const waitingStates: BookingState[] = ['WAITING', 'OFFERED'];
const comingStates = holdingStates.filter((state) => state !== 'OFFERED');

const isInTab =
  (now: Date) =>
  (tab: BookingTab | undefined): SQL | undefined => {
    const isComing = and(inArray(bookings.status, comingStates), gt(bookings.endAt, now));
    const isWaiting = inArray(bookings.status, waitingStates);
    if (tab === 'COMING') return isComing;
    if (tab === 'WAITING') return isWaiting;
    return tab && and(not(isWaiting), not(isComing as SQL));
  };

interface OwnFilter {
  userId: string;
  tab: BookingTab;
  pageNo: number;
  pageSize: number;
}

/** A page of a user's bookings: upcoming ones earliest first, past ones latest first. */
export function listOwnBookings(db: Db, { userId, tab, pageNo, pageSize }: OwnFilter, now: Date) {
  const order = tab === 'OVER' ? desc : asc;
  return selectBookings(db)
    .where(and(eq(bookings.userId, userId), isInTab(now)(tab)))
    .orderBy(order(bookings.startAt), order(bookings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countOwnBookings = (db: Db, userId: string, now: Date) =>
  countTabs(['COMING', 'WAITING', 'OVER'], isInTab(now), (columns) =>
    db.select(columns).from(bookings).where(eq(bookings.userId, userId)),
  );

export const findBookings = (db: Db, ids: readonly string[]): Promise<Selected[]> =>
  selectBookings(db)
    .where(inArray(bookings.id, [...ids]))
    .orderBy(asc(bookings.startAt));

/** Bookings for the user's calendar feed. */
export const listForCalendar = (db: Db, userId: string, since: Date): Promise<Selected[]> =>
  selectBookings(db)
    .where(
      and(
        eq(bookings.userId, userId),
        inArray(bookings.status, ['CONFIRMED', 'CHECKED_IN', 'COMPLETED']),
        gt(bookings.startAt, since),
      ),
    )
    .orderBy(asc(bookings.startAt))
    .limit(500);

/** Bookings of a series, starting from one of them. */
export const listRestOfSeries = (tx: Db, seriesId: string, userId: string, from: Date) =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.seriesId, seriesId),
        eq(bookings.userId, userId),
        gt(bookings.startAt, from),
        inArray(bookings.status, ['PENDING', 'CONFIRMED']),
      ),
    )
    .for('update');

/** Decision deadline of a request; calculated by the former rule for rows older than the column. */
export const decidedUntil: SQL<Date> = sql`coalesce(${bookings.offeredUntil}, least(${bookings.createdAt} + interval '24 hours', ${bookings.startAt} - interval '30 minutes'))`;

/** Locks the due bookings of a kind, skipping those already locked. */
export const listDue = (
  tx: Db,
  { kind, state }: { kind: BookingKind; state: BookingState },
  isDue: SQL | undefined,
  limit: number,
) =>
  tx
    .select({ booking: getTableColumns(bookings) })
    .from(bookings)
    .where(and(eq(bookings.status, state), eq(bookings.kind, kind), isDue))
    .orderBy(asc(bookings.startAt), asc(bookings.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Locks bookings in a fixed order, so that two payments can't deadlock. */
export const lockBookings = (tx: Db, kind: BookingKind, ids: readonly string[]) =>
  tx
    .select({ booking: getTableColumns(bookings) })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.kind, kind)))
    .orderBy(bookings.id)
    .for('update');
