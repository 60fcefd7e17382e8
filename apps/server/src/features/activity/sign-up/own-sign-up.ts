import type { SignUpRow, signUpQueryForm } from '@portal/contract/activity/sign-up';
import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { cases } from '../../case/case.table.ts';
import { findUser } from '../../identity/user.public.ts';
import { isApproved, memberActions } from '../activity.policy.ts';
import { type CountedActivity, findActivities, getActivity, isPublic } from '../activity.queries.ts';
import { activities, type SignUp, signUps } from '../activity.table.ts';
import { viewActivity } from '../activity.view.ts';
import { countAbsences, countOfEnterprise, enterpriseOf, findBlocker } from './admit.ts';
import { chanceOf } from './seat-chance.ts';

/** Position in the waiting list, starting at 1. */
export const waitNoOf = sql<number | null>`case when ${signUps.status} = 'WAITING' then (
  select count(*) from ${signUps} as before
  where before.activity_id = ${signUps.activityId} and before.status = 'WAITING'
    and before.wait_turn <= ${signUps.waitTurn}) end`.mapWith((count) =>
  count === null ? null : Number(count),
);

const select = (db: Db) =>
  db
    .select({ signUp: getTableColumns(signUps), waitNo: waitNoOf, no: cases.caseNo })
    .from(signUps)
    .innerJoin(activities, eq(activities.id, signUps.activityId))
    .leftJoin(cases, and(eq(cases.kind, 'SIGN_UP'), eq(cases.bizId, signUps.id)));

interface Selected {
  signUp: SignUp;
  waitNo: number | null;
  /** Case number. */
  no: string | null;
}

/** A sign-up as its user sees it. */
export function viewOwn(
  { signUp, waitNo, no }: Selected,
  activity: CountedActivity,
  absences: number,
  now: Date,
): SignUpRow {
  const isTimed = signUpLifecycle.groups.timed.includes(signUp.status);
  return {
    ...signUp,
    signUpId: signUp.id,
    no: no ?? '',
    activity: viewActivity(activity, now),
    state: signUp.status,
    stateLabel: signUpLifecycle.labels[signUp.status](),
    waitNo,
    offerUntil: isTimed ? (signUp.offerUntil?.getTime() ?? null) : null,
    checkInCode: signUpLifecycle.groups.admitted.includes(signUp.status) ? signUp.checkInCode : '',
    checkInAt: signUp.checkInAt?.getTime() ?? null,
    cancelDeadline: activity.cancelDeadline.getTime(),
    createdAt: signUp.createdAt.getTime(),
    actions: memberActions(signUp, activity, absences, now),
  };
}

async function viewAll(
  db: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  rows: Selected[],
): Promise<SignUpRow[]> {
  const found = await findActivities(
    db,
    rows.map(({ signUp }) => signUp.activityId),
  );
  const byId = new Map(found.map((activity) => [activity.id, activity]));
  const absences = await countAbsences(db, actor.userId, now);
  return rows.flatMap((row) => {
    const activity = byId.get(row.signUp.activityId);
    return activity ? [viewOwn(row, activity, absences, now)] : [];
  });
}

/** @throws {AppError} 500404 if it isn't the caller's */
export async function getOwnSignUp(
  db: Db,
  ctx: Pick<Context, 'actor' | 'now'>,
  id: string,
): Promise<SignUpRow> {
  const rows = await select(db).where(and(eq(signUps.id, id), eq(signUps.userId, ctx.actor.userId)));
  const [row] = await viewAll(db, ctx, rows);
  if (!row) throw notFound();
  return row;
}

/** Live sign-ups for activities that aren't over. */
const isAhead = (userId: string, now: Date) =>
  and(
    eq(signUps.userId, userId),
    inArray(signUps.status, signUpLifecycle.groups.live),
    gt(activities.endAt, now),
  );

export const listOwnSignUps = async (
  db: Db,
  ctx: Pick<Context, 'actor' | 'now'>,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<SignUpRow[]> =>
  viewAll(
    db,
    ctx,
    await select(db)
      .where(isAhead(ctx.actor.userId, ctx.now))
      .orderBy(asc(activities.startAt), asc(signUps.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  );

export async function countOwnSignUps(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(signUps)
    .innerJoin(activities, eq(activities.id, signUps.activityId))
    .where(isAhead(userId, now));
  return row?.count ?? 0;
}

/** The live sign-up, otherwise the latest. */
async function findMine(db: Db, ctx: Context, activityId: string): Promise<SignUpRow | null> {
  const rows = await select(db)
    .where(and(eq(signUps.activityId, activityId), eq(signUps.userId, ctx.actor.userId)))
    .orderBy(
      desc(inArray(signUps.status, signUpLifecycle.groups.live)),
      desc(signUps.createdAt),
      desc(signUps.id),
    )
    .limit(1);
  const [mine] = await viewAll(db, ctx, rows);
  return mine ?? null;
}

/** @throws {AppError} 500404 */
export const querySignUpForm: Verb<typeof signUpQueryForm> = async (ctx, { id }) => {
  const { db, actor, now } = ctx;
  const activity = await getActivity(db, id, isPublic);
  const enterpriseId = enterpriseOf(actor);
  const [mine, user, absences, hindrance] = await Promise.all([
    findMine(db, ctx, id),
    findUser(db, actor.userId),
    countAbsences(db, actor.userId, now),
    findBlocker(db, activity, actor, now),
  ]);
  return {
    activity: {
      ...viewActivity(activity, now),
      cancelDeadline: activity.cancelDeadline.getTime(),
      perOrderMax: activity.perOrderMax,
    },
    questions: activity.questions,
    mine,
    name: user?.name ?? '',
    phone: user?.phoneNumber ?? '',
    hindrance: hindrance?.words() ?? null,
    isApproved: isApproved(activity, absences),
    absences,
    ofEnterprise: enterpriseId === null ? null : await countOfEnterprise(db, id, enterpriseId),
    chance: await chanceOf(db, activity, mine?.waitNo ?? null, now),
  };
};
