import { type ManagedBookingTab, managedBookingTabs } from '@portal/contract/booking/manage';
import type { BookingKind } from '@portal/contract/booking/terms';
import { and, eq, getTableColumns, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Bookable } from '../../../feature/bookable.ts';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { addDays, startOfChinaDay } from '../../../platform/china-time.ts';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { isCaseOf } from '../own-booking.queries.ts';

interface Filter {
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
  state?: ManagedBookingTab | undefined;
  kinds: readonly BookingKind[];
  roomId?: string | undefined;
  date?: string | undefined;
  keyword?: string | undefined;
}

interface Page {
  sort?: 'start' | '-start' | 'created' | '-created' | undefined;
  pageNo: number;
  pageSize: number;
}

const isInTab = (tab: ManagedBookingTab | undefined) => {
  const holdsDeposit = and(
    eq(bookings.depositState, 'HELD'),
    inArray(bookings.status, ['COMPLETED', 'NO_SHOW']),
  );
  if (tab === 'DEPOSIT') return holdsDeposit;
  return tab && eq(bookings.status, tab);
};

export const isOfKinds = (kinds: readonly BookingKind[]) => inArray(bookings.kind, [...kinds]);

const conditions = ({ kinds, roomId, date, keyword, within }: Filter) =>
  and(
    within,
    isOfKinds(kinds),
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
      no: cases.caseNo,
      userName: users.name,
      enterpriseName: enterprises.name,
    })
    .from(bookings)
    .leftJoin(cases, isCaseOf)
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(enterprises, eq(enterprises.id, bookings.enterpriseId));

type Selected = Awaited<ReturnType<typeof select>>[number];
export type ManagedRow = Selected & { booked: Bookable };

export function listManagedBookings(
  db: Db,
  { sort = '-start', pageNo, pageSize, ...filter }: Filter & Page,
): Promise<Selected[]> {
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
      .leftJoin(users, eq(users.id, bookings.userId))
      .leftJoin(enterprises, eq(enterprises.id, bookings.enterpriseId))
      .where(conditions(filter)),
  );

export const findManagedBooking = (db: Db, id: string): Promise<Selected[]> =>
  select(db).where(eq(bookings.id, id));
