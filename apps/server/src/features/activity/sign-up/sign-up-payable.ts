import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { signUpPayMinutes } from '@portal/contract/activity/sign-up-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { asc, inArray } from 'drizzle-orm';
import type { Due, Payable } from '../../../feature/payable.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { lockActivity } from '../activity.queries.ts';
import { type Activity, activities, type SignUp, signUps } from '../activity.table.ts';
import { offerSeats } from './offer-seats.ts';
import { moveSignUp, notifyUser } from './record-sign-up.ts';

function stateOf({ status }: SignUp): Due['state'] {
  if (status === 'TO_PAY') return 'DUE';
  return signUpLifecycle.groups.kept.includes(status) ? 'PAID' : 'GONE';
}

/** Locks sign-ups in a fixed order, so that two payments can't deadlock. */
const lockSignUps = (tx: Db, ids: readonly string[]): Promise<SignUp[]> =>
  tx
    .select()
    .from(signUps)
    .where(inArray(signUps.id, [...ids]))
    .orderBy(asc(signUps.id))
    .for('update');

async function withActivities(tx: Db, rows: SignUp[]): Promise<{ signUp: SignUp; activity: Activity }[]> {
  const ids = [...new Set(rows.map(({ activityId }) => activityId))];
  const found = ids.length > 0 ? await tx.select().from(activities).where(inArray(activities.id, ids)) : [];
  return rows.flatMap((signUp) => {
    const activity = found.find(({ id }) => id === signUp.activityId);
    return activity ? [{ signUp, activity }] : [];
  });
}

/** Lapses a sign-up not paid in time and offers its seat to the waiting list. The activity must be locked. */
export async function lapseUnpaid(
  tx: Db,
  ctx: WriteContext,
  activity: Activity,
  signUp: SignUp,
): Promise<void> {
  await moveSignUp(tx, ctx, activity, signUp, { event: 'lapse', by: 'SYSTEM' });
  await notifyUser(tx, ctx, signUp, { eventCode: 'SIGN_UP_EXPIRED', params: { title: activity.title } });
  await offerSeats(tx, ctx, activity);
}

/** The fee of a sign-up, paid by the user who signed up. */
export const signUpPayable: Payable = {
  kind: 'SIGN_UP',
  minutes: signUpPayMinutes,
  isQuick: true,
  link: paths.myCases(),
  async due(tx, { actor }, ids) {
    const rows = await withActivities(tx, await lockSignUps(tx, ids));
    return rows
      .filter(({ signUp }) => actor === null || signUp.userId === actor.userId)
      .map(({ signUp, activity }) => ({
        bizId: signUp.id,
        title: activity.title,
        note: signUp.persons.map(({ name }) => name).join('、'),
        calculation: [`${signUp.qty} × ${(activity.feeFen / 100).toFixed(2)}`],
        enterpriseId: null,
        amountFen: signUp.amountFen,
        state: stateOf(signUp),
      }));
  },
  async settle(tx, ctx, items) {
    const locked = await lockSignUps(
      tx,
      items.map(({ bizId }) => bizId),
    );
    // A held seat stays held, so the activity needn't be locked.
    for (const { signUp, activity } of await withActivities(tx, locked))
      if (signUp.status === 'TO_PAY')
        await moveSignUp(tx, ctx, activity, signUp, { event: 'pay', by: 'USER', set: { offerUntil: null } });
  },
  async release(tx, ctx, ids) {
    const wanted = await tx
      .select({ activityId: signUps.activityId })
      .from(signUps)
      .where(inArray(signUps.id, [...ids]));
    for (const activityId of [...new Set(wanted.map((one) => one.activityId))].sort())
      await lockActivity(tx, activityId);
    for (const { signUp, activity } of await withActivities(tx, await lockSignUps(tx, ids)))
      if (signUp.status === 'TO_PAY' && signUp.offerUntil && signUp.offerUntil <= ctx.now)
        await lapseUnpaid(tx, ctx, activity, signUp);
  },
  // Taxed as a service; invoices are in Chinese.
  taxes: async (_db, ids) =>
    ids.map((bizId) => ({ bizId, name: inLanguage('zh', m.activity_sign_up), taxPpm: 60_000 })),
  // The sign-up is cancelled before its refund.
  refund: () => Promise.resolve(),
};
