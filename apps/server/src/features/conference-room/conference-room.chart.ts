import type { BookingState } from '@portal/contract/booking/terms';
import { and, asc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ChartSource } from '../../feature/chart-source.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { conferenceRooms, type RoomRow } from './conference-room.table.ts';

const shownDays = 90;

const used: BookingState[] = ['CHECKED_IN', 'COMPLETED'];

const hoursOf = (condition: SQL) =>
  sql<number>`coalesce(sum(extract(epoch from ${bookings.endAt} - ${bookings.startAt})) filter (where ${condition}), 0)::float8 / 3600`;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** Opening hours of a room from one day up to, but not including, another. */
function openHours({ openFrom, openTo, closedDates }: RoomRow, from: string, to: string): number {
  const closed = closedDates.filter((day) => day >= from && day < to).length;
  return (shownDays - closed) * (hourOf(openTo) - hourOf(openFrom));
}

/** Use of each room over the last 90 days, and the share of no-shows. */
export const roomsChart: ChartSource = {
  chart: 'rooms',
  roles: ['OP_PROPERTY'],
  byMonth: false,
  read: async (db, { now }) => {
    const today = chinaDayOf(now);
    const from = addDays(today, -shownDays);
    const rows = await db
      .select({
        room: getTableColumns(conferenceRooms),
        used: hoursOf(inArray(bookings.status, used)),
        missed: hoursOf(eq(bookings.status, 'NO_SHOW')),
        bookings: sql<number>`count(${bookings.id})::int`,
      })
      .from(conferenceRooms)
      .leftJoin(
        bookings,
        and(
          eq(bookings.resourceId, conferenceRooms.id),
          inArray(bookings.status, [...used, 'NO_SHOW']),
          gte(bookings.startAt, startOfChinaDay(from)),
          lt(bookings.startAt, startOfChinaDay(today)),
        ),
      )
      .groupBy(conferenceRooms.id)
      .orderBy(asc(conferenceRooms.name));
    return rows.map(({ room, ...row }) => ({
      key: room.name,
      ...row,
      share: (100 * row.used) / Math.max(openHours(room, from, today), 1),
    }));
  },
};
