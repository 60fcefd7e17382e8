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
/** The account that holds a post's points until their recipient is decided. */
export const escrowOf = (postId: string): PointAccount => `ESCROW:${postId}`;

export interface PointMovement {
  /** Idempotency key: the same key moves points only once. */
  key: string;
  reason: PointReason;
  refType: string;
  refId: string;
  from: PointAccount;
  to: PointAccount;
  points: number;
  now: Date;
}

/** Locks accounts in a fixed order, so that two movements cannot deadlock, and creates missing ones. */
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

/** Reasons that count towards the daily limit; rewards for accepted answers and returned points do not. */
const countedReasons: readonly PointReason[] = ['SIGN_IN', 'POST', 'LIKED', 'QUIZ', 'ACTIVITY'];

/** How many of the earned points still fit within the daily limit. */
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
 * Moves points between two accounts, once per key. Call it in the transaction of what the points are for. Earned points
 * are cut to the daily limit. Returns the number moved.
 * @throws {AppError} 500061 if the account has too few points
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

export async function pointsOf(db: Db, account: PointAccount): Promise<number> {
  const [row] = await db.select().from(pointBalances).where(eq(pointBalances.account, account));
  return row?.balance ?? 0;
}
