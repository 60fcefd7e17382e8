import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import type { ActivityKind } from '@portal/contract/activity/terms';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type Activity, activities, signUps, type TeacherRecord, teachers } from './activity.table.ts';

const seated = sql.join(
  signUpLifecycle.groups.seated.map((state) => sql`${state}`),
  sql`, `,
);

/** A correlated subquery. In a single-table select drizzle drops table names, except within a nested `sql`. */
const forEach = (query: SQL) => sql<number>`(${query})`.mapWith(Number);

/** Number of seats held. */
export const takenOf = forEach(sql`
  select coalesce(sum(${signUps.qty}), 0) from ${signUps}
  where ${signUps.activityId} = ${activities.id} and ${signUps.status} in (${seated})`);

/** Number of people in a given state. */
const personsIn = (state: string) =>
  forEach(sql`
    select coalesce(sum(${signUps.qty}), 0) from ${signUps}
    where ${signUps.activityId} = ${activities.id} and ${signUps.status} = ${state}`);

/** Number of sign-ups on the waiting list. */
const waitingOf = forEach(sql`
  select count(*) from ${signUps}
  where ${signUps.activityId} = ${activities.id} and ${signUps.status} = 'WAITING'`);

/** An activity with its seat and waiting list counts. */
export type CountedActivity = Activity & { taken: number; waiting: number };

const counted = { ...getTableColumns(activities), taken: takenOf, waiting: waitingOf };

export const isListed = inArray(activities.status, ['PUBLISHED', 'ARCHIVED']);
/** A cancelled activity keeps its page, which says that it's cancelled. */
export const isPublic = inArray(activities.status, ['PUBLISHED', 'ARCHIVED', 'CANCELLED']);

const isFull = sql`(${activities.capacity} > 0 and ${takenOf} >= ${activities.capacity})`;
const isWaitable = sql`(${isFull} and ${activities.waitlistMax} > ${waitingOf})`;
const isFree = eq(activities.feeFen, 0);

export interface ActivityFilter {
  kind?: ActivityKind | undefined;
  seats?: 'FREE' | 'WAIT' | undefined;
  fee?: 'FREE' | 'PAID' | undefined;
  period: 'COMING' | 'OVER';
}

const ofPeriod = (period: ActivityFilter['period'], now: Date) =>
  and(isListed, period === 'COMING' ? gt(activities.endAt, now) : lte(activities.endAt, now));

const conditions = ({ kind, seats, fee, period }: ActivityFilter, now: Date): SQL | undefined =>
  and(
    ofPeriod(period, now),
    kind && eq(activities.kind, kind),
    seats && (seats === 'FREE' ? sql`not ${isFull}` : isWaitable),
    fee && (fee === 'FREE' ? isFree : gt(activities.feeFen, 0)),
  );

export function listActivities(
  db: Db,
  filter: ActivityFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  now: Date,
): Promise<CountedActivity[]> {
  const order = filter.period === 'COMING' ? asc : desc;
  return db
    .select(counted)
    .from(activities)
    .where(conditions(filter, now))
    .orderBy(order(activities.startAt), order(activities.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countActivities = (db: Db, filter: ActivityFilter, now: Date): Promise<number> =>
  db.$count(activities, conditions(filter, now));

const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const ofKind = (kind: ActivityKind) => countIf(eq(activities.kind, kind));

/** Counts the activities of a period for each filter option. */
export async function countChoices(db: Db, period: ActivityFilter['period'], now: Date) {
  const [row] = await db
    .select({
      all: countIf(sql`true`),
      ACTIVITY: ofKind('ACTIVITY'),
      SALON: ofKind('SALON'),
      TRAINING: ofKind('TRAINING'),
      hasSeats: countIf(sql`not ${isFull}`),
      waitable: countIf(isWaitable),
      free: countIf(isFree),
    })
    .from(activities)
    .where(ofPeriod(period, now));
  const { all = 0, ACTIVITY = 0, SALON = 0, TRAINING = 0, hasSeats = 0, waitable = 0, free = 0 } = row ?? {};
  return {
    all,
    kinds: { ACTIVITY, SALON, TRAINING },
    seats: { FREE: hasSeats, WAIT: waitable },
    fees: { FREE: free, PAID: all - free },
  };
}

/** Activities that overlap a period, by start. */
export const listBetween = (db: Db, from: Date, to: Date): Promise<CountedActivity[]> =>
  db
    .select(counted)
    .from(activities)
    .where(and(isListed, lt(activities.startAt, to), gt(activities.endAt, from)))
    .orderBy(asc(activities.startAt), asc(activities.id))
    .limit(200);

export const findActivities = (db: Db, ids: readonly string[], where?: SQL): Promise<CountedActivity[]> =>
  db
    .select(counted)
    .from(activities)
    .where(and(inArray(activities.id, [...ids]), where));

/** @throws {AppError} 500404 */
export async function getActivity(db: Db, id: string, where?: SQL): Promise<CountedActivity> {
  const [row] = await findActivities(db, [id], where);
  if (!row) throw notFound();
  return row;
}

/** The `inTurn` subject on which everyone who wants a seat in this activity queues. */
export const seatsOf = (activityId: string): string => `activity ${activityId}`;

/**
 * Locks an activity, so that sign-ups for it are handled one at a time until the transaction ends.
 * @throws {AppError} 500404
 */
export async function lockActivity(tx: Db, id: string): Promise<Activity> {
  const [row] = await tx.select().from(activities).where(eq(activities.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Number of seats held now; only accurate while the caller has the activity locked. */
export async function countTaken(tx: Db, activityId: string): Promise<number> {
  const [row] = await tx
    .select({ taken: sql<number>`coalesce(sum(${signUps.qty}), 0)`.mapWith(Number) })
    .from(signUps)
    .where(and(eq(signUps.activityId, activityId), inArray(signUps.status, signUpLifecycle.groups.seated)));
  return row?.taken ?? 0;
}

/** Teachers in the order of the given ids. */
export async function listTeachersOf(db: Db, ids: readonly string[]): Promise<TeacherRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(teachers)
    .where(inArray(teachers.id, [...ids]));
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** All teachers with the number of their upcoming courses and salons. */
export const listTeachers = (db: Db, now: Date) =>
  db
    .select({
      ...getTableColumns(teachers),
      coming: forEach(sql`
        select count(*) from ${activities}
        where ${activities.status} = 'PUBLISHED' and ${activities.endAt} > ${now.toISOString()}::timestamptz
          and ${teachers.id} = any(${activities.teacherIds})`),
    })
    .from(teachers)
    .orderBy(asc(teachers.name), asc(teachers.id))
    .limit(200);

export const managedCounts = {
  ...counted,
  confirmed: personsIn('CONFIRMED'),
  checkedIn: personsIn('CHECKED_IN'),
  pending: personsIn('PENDING'),
};
