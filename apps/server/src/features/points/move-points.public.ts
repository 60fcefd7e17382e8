import { maxADay, type PointReason, postPointsADay } from '@portal/contract/points';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { pointBalances, pointEntries, pointTransfers } from './points.table.ts';

export type PointAccount = `USER:${string}` | `ESCROW:${string}` | 'PARK';

export const accountOf = (userId: string): PointAccount => `USER:${userId}`;
/** What a post holds until it is decided whose it is. */
export const escrowOf = (postId: string): PointAccount => `ESCROW:${postId}`;

export interface PointMovement {
  /** What happens once: the same key moves nothing again. */
  key: string;
  reason: PointReason;
  refType: string;
  refId: string;
  from: PointAccount;
  to: PointAccount;
  points: number;
  now: Date;
}

/** Locks accounts in one order, so that two movements never wait for each other; makes those that are not there. */
async function lockAccounts(tx: Db, accounts: PointAccount[]): Promise<Map<string, number>> {
  const kept = accounts.filter((account) => account !== 'PARK').sort();
  if (kept.length === 0) return new Map();
  await tx
    .insert(pointBalances)
    .values(kept.map((account) => ({ account })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(pointBalances)
    .where(inArray(pointBalances.account, kept))
    .orderBy(pointBalances.account)
    .for('update');
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}

/** What is earned for an accepted answer, and what comes back, is not counted for the day. */
const countedReasons: readonly PointReason[] = ['SIGN_IN', 'POST', 'LIKED', 'QUIZ', 'ACTIVITY'];

/** How much of what somebody earns still fits into their day. */
async function restOfDay(tx: Db, { reason, to, points, now }: PointMovement): Promise<number> {
  if (!countedReasons.includes(reason)) return points;
  const [earned] = await tx
    .select({
      all: sql<number>`coalesce(sum(${pointEntries.delta}), 0)::int`,
      same: sql<number>`coalesce(sum(${pointEntries.delta}) filter (where ${pointTransfers.reason} = ${reason}), 0)::int`,
    })
    .from(pointEntries)
    .innerJoin(pointTransfers, eq(pointTransfers.id, pointEntries.transferId))
    .where(
      and(
        eq(pointEntries.account, to),
        gte(pointEntries.at, startOfChinaDay(chinaDayOf(now))),
        gt(pointEntries.delta, 0),
        inArray(pointTransfers.reason, [...countedReasons]),
      ),
    );
  const { all = 0, same = 0 } = earned ?? {};
  const rest = Math.min(maxADay - all, reason === 'POST' ? postPointsADay - same : points);
  return Math.max(0, Math.min(points, rest));
}

/**
 * Moves points between two accounts, once for each key; call it in the transaction of what they are moved for. What
 * is earned is cut to what still fits into the day. Answers how many have moved.
 * @throws {AppError} 500061 where the account has not enough of them
 */
export async function movePoints(tx: Db, movement: PointMovement): Promise<number> {
  const { key, reason, refType, refId, from, to, now: at } = movement;
  if (movement.points <= 0 || from === to) return 0;
  const balances = await lockAccounts(tx, [from, to]);
  const points = from === 'PARK' ? await restOfDay(tx, movement) : movement.points;
  if (points === 0) return 0;
  const id = orderedId(at.getTime());
  const made = await tx
    .insert(pointTransfers)
    .values({ id, key, reason, refType, refId, at })
    .onConflictDoNothing({ target: pointTransfers.key })
    .returning({ id: pointTransfers.id });
  if (made.length === 0) return 0;
  const left = balances.get(from);
  if (left !== undefined && left < points)
    throw new AppError(retCodes.POINTS_SHORT, { retMsg: m.community_refusal_points_left({ points: left }) });
  const changes: [PointAccount, number][] = [
    [from, -points],
    [to, points],
  ];
  await tx.insert(pointEntries).values(
    changes.map(([account, delta], position) => {
      const before = balances.get(account);
      return {
        transferId: id,
        position,
        account,
        delta,
        balanceAfter: before === undefined ? null : before + delta,
        at,
      };
    }),
  );
  for (const [account, delta] of changes)
    if (account !== 'PARK')
      await tx
        .update(pointBalances)
        .set({ balance: sql`${pointBalances.balance} + ${delta}` })
        .where(eq(pointBalances.account, account));
  return points;
}

/** What is left on an account. */
export async function pointsOf(db: Db, account: PointAccount): Promise<number> {
  const [row] = await db.select().from(pointBalances).where(eq(pointBalances.account, account));
  return row?.balance ?? 0;
}
