import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { fits, offerUntil } from '../activity.policy.ts';
import { countTaken } from '../activity.queries.ts';
import { type Activity, signUps } from '../activity.table.ts';
import { moveSignUp, notifyUser } from './record-sign-up.ts';

/**
 * Offers the free seats of a locked activity to the waiting list, in order. A group too large for the remaining seats
 * is notified and keeps its place; the seats go to the next one that fits.
 */
export async function offerSeats(tx: Db, ctx: WriteContext, activity: Activity): Promise<void> {
  const { id, title, status, startAt } = activity;
  if (status !== 'PUBLISHED' || ctx.now >= startAt) return;
  let taken = await countTaken(tx, id);
  if (!fits(activity, taken, 1)) return;
  const waiting = await tx
    .select()
    .from(signUps)
    .where(and(eq(signUps.activityId, id), eq(signUps.status, 'WAITING')))
    .orderBy(asc(signUps.waitTurn))
    .for('update');
  for (const signUp of waiting) {
    if (!fits(activity, taken, 1)) return;
    if (!fits(activity, taken, signUp.qty)) {
      await notifyUser(tx, ctx, signUp, { eventCode: 'SEAT_SKIPPED', params: { title, qty: signUp.qty } });
      continue;
    }
    const until = offerUntil(activity, ctx.now);
    await moveSignUp(tx, ctx, activity, signUp, { event: 'offer', by: 'SYSTEM', set: { offerUntil: until } });
    await notifyUser(tx, ctx, signUp, {
      eventCode: 'SEAT_OFFERED',
      params: { title, until: until.getTime() },
    });
    taken += signUp.qty;
  }
}
