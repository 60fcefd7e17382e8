import { type ManagedBookingTab, managedBookingTabs } from '@portal/contract/conference-room-manage';
import { and, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { addDays, startOfChinaDay } from '../../../platform/china-time.ts';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { conferenceRooms } from '../conference-room.table.ts';

interface Filter {
  state?: ManagedBookingTab | undefined;
  roomId?: string | undefined;
  date?: string | undefined;
  keyword?: string | undefined;
}

interface Page {
  sort?: 'start' | '-start' | 'created' | '-created' | undefined;
  pageNo: number;
  pageSize: number;
}

const isInTab = (tab: ManagedBookingTab | undefined) => tab && eq(bookings.status, tab);

const conditions = ({ roomId, date, keyword }: Filter) =>
  and(
    roomId === undefined ? undefined : eq(bookings.resourceId, roomId),
    date === undefined
      ? undefined
      : and(
          gte(bookings.startAt, startOfChinaDay(date)),
          lt(bookings.startAt, startOfChinaDay(addDays(date, 1))),
        ),
    contains(keyword, bookings.title, users.name, enterprises.name),
  );

const select = (db: Db) =>
  db
    .select({
      booking: getTableColumns(bookings),
      roomName: conferenceRooms.name,
      no: cases.caseNo,
      userName: users.name,
      enterpriseName: enterprises.name,
    })
    .from(bookings)
    .innerJoin(conferenceRooms, eq(conferenceRooms.id, bookings.resourceId))
    .leftJoin(cases, and(eq(cases.kind, 'ROOM_BOOKING'), eq(cases.bizId, bookings.id)))
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(enterprises, eq(enterprises.id, bookings.enterpriseId));

export type ManagedRow = Awaited<ReturnType<typeof select>>[number];

export function listManagedBookings(
  db: Db,
  { sort = '-start', pageNo, pageSize, ...filter }: Filter & Page,
): Promise<ManagedRow[]> {
  const columns = { start: bookings.startAt, created: bookings.createdAt };
  return select(db)
    .where(and(conditions(filter), isInTab(filter.state)))
    .orderBy(...sorted(sort, columns, bookings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countManagedBookings = (db: Db, filter: Filter) =>
  countTabs(managedBookingTabs, isInTab, (columns) =>
    db
      .select(columns)
      .from(bookings)
      .innerJoin(conferenceRooms, eq(conferenceRooms.id, bookings.resourceId))
      .leftJoin(users, eq(users.id, bookings.userId))
      .leftJoin(enterprises, eq(enterprises.id, bookings.enterpriseId))
      .where(conditions(filter)),
  );

export async function findManagedBooking(db: Db, id: string): Promise<ManagedRow | undefined> {
  const [row] = await select(db).where(eq(bookings.id, id));
  return row;
}
