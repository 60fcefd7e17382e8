import { type SignUpState, signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import type { ActivityKind, ActivityState, SalonRequestState } from '@portal/contract/activity/terms';
import { activityStates, salonRequestStates } from '@portal/contract/activity/terms';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { absencesSince } from '../activity.policy.ts';
import { managedCounts } from '../activity.queries.ts';
import { activities, salonRequests, signUps } from '../activity.table.ts';
import { waitNoOf } from '../sign-up/own-sign-up.ts';

interface Page<Sort extends string> {
  sort: Sort | `-${Sort}`;
  pageNo: number;
  pageSize: number;
}

const windowOf = ({ pageNo, pageSize }: Omit<Page<string>, 'sort'>) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

interface ActivityFilter {
  state?: ActivityState | undefined;
  kind?: ActivityKind | undefined;
  keyword?: string | undefined;
}

const isActivityIn = (state: ActivityState | undefined) => state && eq(activities.status, state);
const activityConditions = ({ kind, keyword }: ActivityFilter) =>
  and(kind && eq(activities.kind, kind), contains(keyword, activities.title, activities.organizer));

const selectActivities = (db: Db) => db.select(managedCounts).from(activities);
export type ManagedActivityRow = Awaited<ReturnType<typeof selectActivities>>[number];

export function listManagedActivities(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: ActivityFilter & Page<'start'>,
): Promise<ManagedActivityRow[]> {
  const { limit, offset } = windowOf({ pageNo, pageSize });
  return selectActivities(db)
    .where(and(activityConditions(filter), isActivityIn(filter.state)))
    .orderBy(...sorted(sort, { start: activities.startAt }, activities.id))
    .limit(limit)
    .offset(offset);
}

export const countManagedActivities = (db: Db, filter: ActivityFilter) =>
  countTabs(activityStates, isActivityIn, (columns) =>
    db.select(columns).from(activities).where(activityConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedActivity(db: Db, id: string, where?: SQL): Promise<ManagedActivityRow> {
  const [row] = await selectActivities(db).where(and(eq(activities.id, id), where));
  if (!row) throw notFound();
  return row;
}

interface SignUpFilter {
  state?: SignUpState | undefined;
  activityId?: string | undefined;
  keyword?: string | undefined;
}

const isSignUpIn = (state: SignUpState | undefined) => state && eq(signUps.status, state);
const signUpConditions = ({ activityId, keyword }: SignUpFilter) =>
  and(
    activityId === undefined ? undefined : eq(signUps.activityId, activityId),
    contains(keyword, activities.title, users.name, enterprises.name),
  );

const absencesOf = (now: Date) =>
  sql<number>`(select count(*) from ${signUps} as missed where missed.user_id = ${signUps.userId}
    and missed.missed_at >= ${absencesSince(now).toISOString()}::timestamptz)`.mapWith(Number);

const selectSignUps = (db: Db, now: Date) =>
  db
    .select({
      signUp: getTableColumns(signUps),
      activity: getTableColumns(activities),
      waitNo: waitNoOf,
      absences: absencesOf(now),
      no: cases.caseNo,
      userName: users.name,
      enterpriseName: enterprises.name,
    })
    .from(signUps)
    .innerJoin(activities, eq(activities.id, signUps.activityId))
    .leftJoin(cases, and(eq(cases.kind, 'SIGN_UP'), eq(cases.bizId, signUps.id)))
    .leftJoin(users, eq(users.id, signUps.userId))
    .leftJoin(enterprises, eq(enterprises.id, signUps.enterpriseId));
export type ManagedSignUpRow = Awaited<ReturnType<typeof selectSignUps>>[number];

export function listManagedSignUps(
  db: Db,
  now: Date,
  { sort, pageNo, pageSize, ...filter }: SignUpFilter & Page<'created'>,
): Promise<ManagedSignUpRow[]> {
  const { limit, offset } = windowOf({ pageNo, pageSize });
  return selectSignUps(db, now)
    .where(and(signUpConditions(filter), isSignUpIn(filter.state)))
    .orderBy(...sorted(sort, { created: signUps.createdAt }, signUps.id))
    .limit(limit)
    .offset(offset);
}

export const countManagedSignUps = (db: Db, filter: SignUpFilter) =>
  countTabs(signUpLifecycle.states, isSignUpIn, (columns) =>
    db
      .select(columns)
      .from(signUps)
      .innerJoin(activities, eq(activities.id, signUps.activityId))
      .leftJoin(users, eq(users.id, signUps.userId))
      .leftJoin(enterprises, eq(enterprises.id, signUps.enterpriseId))
      .where(signUpConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedSignUp(db: Db, now: Date, id: string): Promise<ManagedSignUpRow> {
  const [row] = await selectSignUps(db, now).where(eq(signUps.id, id));
  if (!row) throw notFound();
  return row;
}

const isRequestIn = (state: SalonRequestState | undefined) => state && eq(salonRequests.status, state);

const selectRequests = (db: Db) =>
  db
    .select({ request: getTableColumns(salonRequests), no: cases.caseNo, enterpriseName: enterprises.name })
    .from(salonRequests)
    .leftJoin(cases, and(eq(cases.kind, 'SALON_REQUEST'), eq(cases.bizId, salonRequests.id)))
    .leftJoin(enterprises, eq(enterprises.id, salonRequests.enterpriseId));
export type ManagedRequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export function listManagedRequests(
  db: Db,
  { sort, pageNo, pageSize, state }: { state?: SalonRequestState | undefined } & Page<'created'>,
): Promise<ManagedRequestRow[]> {
  const { limit, offset } = windowOf({ pageNo, pageSize });
  return selectRequests(db)
    .where(isRequestIn(state))
    .orderBy(...sorted(sort, { created: salonRequests.createdAt }, salonRequests.id))
    .limit(limit)
    .offset(offset);
}

export const countManagedRequests = (db: Db) =>
  countTabs(salonRequestStates, isRequestIn, (columns) => db.select(columns).from(salonRequests));

/** @throws {AppError} 500404 */
export async function getManagedRequest(db: Db, id: string): Promise<ManagedRequestRow> {
  const [row] = await selectRequests(db).where(eq(salonRequests.id, id));
  if (!row) throw notFound();
  return row;
}
