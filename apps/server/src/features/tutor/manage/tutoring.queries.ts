import { type TutoringTab, tutoringTabs } from '@portal/contract/tutor/manage';
import { followUpDays } from '@portal/contract/tutor/terms';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { dayMs } from '../../../platform/booking/booking-time.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { tutorings } from '../tutor.table.ts';

const isHeld = inArray(bookings.status, ['CONFIRMED', 'COMPLETED']);
const isUndone = inArray(bookings.status, ['NO_SHOW', 'REJECTED', 'EXPIRED', 'CANCELLED']);

const conditions: Record<TutoringTab, (now: Date) => SQL | undefined> = {
  ASKED: () => eq(bookings.status, 'PENDING'),
  COMING: (now) => and(inArray(bookings.status, ['TO_PAY', 'CONFIRMED']), gt(bookings.startAt, now)),
  ADVISE: (now) => and(isHeld, lte(bookings.startAt, now), isNull(tutorings.advisedAt)),
  FOLLOW: (now) =>
    and(
      isNotNull(tutorings.advisedAt),
      isNull(tutorings.followedAt),
      lte(tutorings.advisedAt, new Date(now.getTime() - followUpDays * dayMs)),
    ),
  OVER: () => or(isUndone, isNotNull(tutorings.advisedAt)),
};

const isInTab = (now: Date) => (tab: TutoringTab | undefined) => tab && conditions[tab](now);

const select = (db: Db) =>
  db
    .select({
      tutoring: tutorings,
      booking: bookings,
      no: cases.caseNo,
      userName: users.name,
      enterpriseName: enterprises.name,
    })
    .from(tutorings)
    .innerJoin(bookings, eq(bookings.id, tutorings.id))
    .leftJoin(cases, and(eq(cases.kind, 'TUTOR_BOOKING'), eq(cases.bizId, tutorings.id)))
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(enterprises, eq(enterprises.id, bookings.enterpriseId));

export type ManagedTutoringRow = Awaited<ReturnType<typeof select>>[number];

interface Listing {
  tutorId: string;
  tab?: TutoringTab | undefined;
  pageNo: number;
  pageSize: number;
}

const soonFirst: readonly (TutoringTab | undefined)[] = ['ASKED', 'COMING'];

export const listTutorings = (db: Db, { tutorId, tab, pageNo, pageSize }: Listing, now: Date) => {
  const order = soonFirst.includes(tab) ? asc : desc;
  return select(db)
    .where(and(eq(tutorings.tutorId, tutorId), isInTab(now)(tab)))
    .orderBy(order(bookings.startAt), order(bookings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
};

export const findTutoring = (db: Db, id: string) => select(db).where(eq(tutorings.id, id));

export const countTutorings = (db: Db, tutorId: string, now: Date) =>
  countTabs(tutoringTabs, isInTab(now), (columns) =>
    db
      .select(columns)
      .from(tutorings)
      .innerJoin(bookings, eq(bookings.id, tutorings.id))
      .where(eq(tutorings.tutorId, tutorId)),
  );
