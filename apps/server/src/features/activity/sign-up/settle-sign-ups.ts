import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachListed, everyStep } from '../../../platform/database/failed-rows.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { hasOpenOrder } from '../../payment/payment.public.ts';
import { lockActivity, takenOf } from '../activity.queries.ts';
import { type Activity, activities, type SignUp, signUps } from '../activity.table.ts';
import { offerSeats } from './offer-seats.ts';
import { moveSignUp, notifyUser } from './record-sign-up.ts';
import { lapseUnpaid } from './sign-up-payable.ts';

const pageSize = 50;

/** Sign-ups due for settlement: expired offers and payments, unseated ones at the start, no-shows at the end. */
const isDue = (now: Date) =>
  or(
    and(inArray(signUps.status, signUpLifecycle.groups.timed), lte(signUps.offerUntil, now)),
    and(inArray(signUps.status, signUpLifecycle.groups.unseated), lte(activities.startAt, now)),
    and(eq(signUps.status, 'CONFIRMED'), lte(activities.endAt, now)),
  );

const lapse = async (tx: Db, ctx: WriteContext, activity: Activity, signUp: SignUp): Promise<void> => {
  await moveSignUp(tx, ctx, activity, signUp, { event: 'lapse', by: 'SYSTEM' });
  await notifyUser(tx, ctx, signUp, { eventCode: 'SIGN_UP_EXPIRED', params: { title: activity.title } });
};

async function settle(tx: Db, ctx: WriteContext, activity: Activity, signUp: SignUp): Promise<void> {
  if (signUp.status === 'TO_PAY') {
    // It can still be paid while its order is open; closing the order releases it.
    if (!(await hasOpenOrder(tx, 'SIGN_UP', signUp.id))) await lapseUnpaid(tx, ctx, activity, signUp);
    return;
  }
  if (signUp.status === 'CONFIRMED') {
    await moveSignUp(tx, ctx, activity, signUp, {
      event: 'miss',
      by: 'SYSTEM',
      set: { missedAt: activity.endAt },
    });
    await notifyUser(tx, ctx, signUp, { eventCode: 'SIGN_UP_ABSENT', params: { title: activity.title } });
    return;
  }
  await lapse(tx, ctx, activity, signUp);
  if (signUp.status === 'OFFERED') await offerSeats(tx, ctx, activity);
}

/** Settles everything due in one activity under its row lock; a locked activity is skipped until the next run. */
const settleOne = (ctx: WriteContext, id: string) =>
  inBatches(
    ctx.db,
    async (tx, limit) => {
      const [activity] = await tx
        .select()
        .from(activities)
        .where(eq(activities.id, id))
        .for('update', { skipLocked: true });
      if (!activity) return [];
      const due = await tx
        .select({ id: signUps.id })
        .from(signUps)
        .innerJoin(activities, eq(activities.id, signUps.activityId))
        .where(and(eq(signUps.activityId, id), isDue(ctx.now)))
        .orderBy(asc(signUps.waitTurn), asc(signUps.id))
        .limit(limit);
      return due.map((row) => ({ id: row.id, activity }));
    },
    async (tx, row) => {
      const [signUp] = await tx.select().from(signUps).where(eq(signUps.id, row.id)).for('update');
      if (signUp) await settle(tx, ctx, row.activity, signUp);
    },
    (row) => row.id,
  );

/** A free seat would suit someone on the waiting list, for example because an account was closed. */
const canOffer = sql`${activities.status} = 'PUBLISHED' and exists (
  select from ${signUps} where ${signUps.activityId} = ${activities.id} and ${signUps.status} = 'WAITING'
    and (${activities.capacity} = 0 or ${takenOf} + ${signUps.qty} <= ${activities.capacity}))`;

/** Scheduled work on sign-ups. Idempotent. */
export async function settleSignUps(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  const { id } = activities;
  const hasDue = (after: string) =>
    ctx.db
      .selectDistinct({ id })
      .from(signUps)
      .innerJoin(activities, eq(id, signUps.activityId))
      .where(and(isDue(ctx.now), gt(id, after)))
      .orderBy(asc(id))
      .limit(pageSize);
  const hasRoom = (after: string) =>
    ctx.db
      .select({ id })
      .from(activities)
      .where(and(gt(activities.startAt, ctx.now), canOffer, gt(id, after)))
      .orderBy(asc(id))
      .limit(pageSize);
  const idOf = (row: { id: string }) => row.id;
  await everyStep({
    due: () => eachListed(hasDue, idOf, (row) => settleOne(ctx, row.id)),
    offer: () =>
      eachListed(hasRoom, idOf, (row) =>
        inTransaction(ctx.db, async (tx) => offerSeats(tx, ctx, await lockActivity(tx, row.id))),
      ),
  });
}
