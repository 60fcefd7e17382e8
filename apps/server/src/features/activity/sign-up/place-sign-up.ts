import { signUpLifecycle } from '@portal/contract/activity/sign-up-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { fits, isApproved, payUntil } from '../activity.policy.ts';
import { type Activity, type SignUp, signUps } from '../activity.table.ts';

const qtyIf = (condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${signUps.qty}) filter (where ${condition}), 0)`.mapWith(Number);
const countIf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const isLive = inArray(signUps.status, signUpLifecycle.groups.live);

/**
 * Seat counts of a locked activity and the caller's share of them. Done in one query because everyone else who wants a
 * seat is waiting for the lock.
 */
export async function countSignUps(
  tx: Db,
  activityId: string,
  { userId, enterpriseId }: { userId: string; enterpriseId: string | null },
) {
  const [row] = await tx
    .select({
      taken: qtyIf(inArray(signUps.status, signUpLifecycle.groups.seated)),
      waiting: countIf(eq(signUps.status, 'WAITING')),
      lastTurn: max(signUps.waitTurn),
      own: countIf(and(eq(signUps.userId, userId), isLive)),
      ofEnterprise: qtyIf(
        enterpriseId === null ? sql`false` : and(eq(signUps.enterpriseId, enterpriseId), isLive),
      ),
    })
    .from(signUps)
    .where(eq(signUps.activityId, activityId));
  const { taken = 0, waiting = 0, lastTurn, own = 0, ofEnterprise = 0 } = row ?? {};
  return { taken, waiting, lastTurn: lastTurn ?? 0, own, ofEnterprise };
}

export type SignUpCounts = Awaited<ReturnType<typeof countSignUps>>;

/**
 * Allows one live sign-up per user and limits the seats per enterprise.
 * @throws {AppError} 500012, 500034 with the limit
 */
export function requireRoom(
  { perEnterpriseMax: most }: Activity,
  { own, ofEnterprise }: SignUpCounts,
  { enterpriseId, qty }: { enterpriseId: string | null; qty: number },
): void {
  if (own > 0) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activity_refusal_twice() });
  if (enterpriseId !== null && most > 0 && ofEnterprise + qty > most)
    throw new AppError(retCodes.ENTERPRISE_QUOTA, {
      retMsg: m.activity_refusal_enterprise_count({ max: most, count: ofEnterprise }),
    });
}

type Place = Pick<SignUp, 'status' | 'waitTurn' | 'offerUntil'>;

/**
 * Assigns a seat or a place on the waiting list.
 * @throws {AppError} 500031
 */
export function placeOf(
  activity: Activity,
  { taken, waiting, lastTurn }: SignUpCounts,
  { qty, mayWait, absences, now }: { qty: number; mayWait: boolean; absences: number; now: Date },
): Place {
  const none = { waitTurn: null, offerUntil: null };
  if (!fits(activity, taken, qty)) {
    const hasRoom = activity.waitlistMax > waiting;
    if (!hasRoom || !mayWait)
      throw new AppError(retCodes.ACTIVITY_FULL, hasRoom ? { retMsg: m.activity_refusal_full_wait() } : {});
    return { ...none, status: 'WAITING', waitTurn: lastTurn + 1 };
  }
  if (isApproved(activity, absences)) return { ...none, status: 'PENDING' };
  return activity.feeFen > 0
    ? { ...none, status: 'TO_PAY', offerUntil: payUntil(now) }
    : { ...none, status: 'CONFIRMED' };
}
