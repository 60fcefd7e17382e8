import { type BookingState, holdingStates } from '@portal/contract/booking-terms';
import type { BookingTab } from '@portal/contract/conference-room';
import { and, asc, desc, eq, getTableColumns, gt, inArray, not, type SQL } from 'drizzle-orm';
import { bookings } from '../../platform/booking/booking.table.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { cases } from '../case/case.table.ts';
import { conferenceRooms } from './conference-room.table.ts';

const isCaseOf = and(eq(cases.kind, 'ROOM_BOOKING'), eq(cases.bizId, bookings.id));

const selectBookings = (db: Db) =>
  db
    .select({ booking: getTableColumns(bookings), room: getTableColumns(conferenceRooms), no: cases.caseNo })
    .from(bookings)
    .innerJoin(conferenceRooms, eq(conferenceRooms.id, bookings.resourceId))
    .leftJoin(cases, isCaseOf);

export type BookedRow = Awaited<ReturnType<typeof selectBookings>>[number];

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

/** A page of a user's bookings: those to come the next first, past ones last first. */
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

export const findBookings = (db: Db, ids: readonly string[]): Promise<BookedRow[]> =>
  selectBookings(db)
    .where(inArray(bookings.id, [...ids]))
    .orderBy(asc(bookings.startAt));

/** What a user has still to attend, for their calendar. */
export const listForCalendar = (db: Db, userId: string, since: Date): Promise<BookedRow[]> =>
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

/** Bookings of a series from one of them on. */
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

/** Bookings whose time has come for something, with their rooms. */
export const listDue = (tx: Db, state: BookingState, isDue: SQL | undefined) =>
  tx
    .select({ booking: getTableColumns(bookings), room: getTableColumns(conferenceRooms) })
    .from(bookings)
    .innerJoin(conferenceRooms, eq(conferenceRooms.id, bookings.resourceId))
    .where(and(eq(bookings.status, state), isDue))
    .orderBy(asc(bookings.startAt))
    .limit(200)
    .for('update', { of: bookings, skipLocked: true });
