import {
  pointReasonLabels,
  pointsQueryBalance,
  pointsQueryList,
  pointsSignIn,
  signInPoints,
} from '@portal/contract/points';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { accountOf, movePoints, pointsOf } from './move-points.public.ts';
import { pointEntries, pointTransfers } from './points.table.ts';

const signInKey = (userId: string, day: string) => `SIGN_IN:${userId}:${day}`;

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Those of the days on which the user signed in. */
async function daysSignedIn(db: Db, userId: string, days: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: pointTransfers.key })
    .from(pointTransfers)
    .where(
      inArray(
        pointTransfers.key,
        days.map((day) => signInKey(userId, day)),
      ),
    );
  return new Set(rows.map(({ key }) => key.slice(-10)));
}

const queryBalance: Verb<typeof pointsQueryBalance> = async ({ db, actor, now }) => {
  const today = chinaDayOf(now);
  const monday = mondayOf(today);
  const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const days = await daysSignedIn(db, actor.userId, week);
  return {
    balance: await pointsOf(db, accountOf(actor.userId)),
    signedInToday: days.has(today),
    week: week.map((date) => ({ date, signedIn: days.has(date) })),
  };
};

const queryMovements: Verb<typeof pointsQueryList> = ({ db, actor }, input) => {
  const isOwn = eq(pointEntries.account, accountOf(actor.userId));
  const rows = db
    .select({
      movementId: pointEntries.transferId,
      reason: pointTransfers.reason,
      delta: pointEntries.delta,
      balanceAfter: sql<number>`coalesce(${pointEntries.balanceAfter}, 0)`,
      at: pointEntries.at,
    })
    .from(pointEntries)
    .innerJoin(pointTransfers, eq(pointTransfers.id, pointEntries.transferId))
    .where(isOwn)
    .orderBy(desc(pointEntries.at), desc(pointEntries.transferId))
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize);
  return pageOf(input, rows, db.$count(pointEntries, isOwn), (row) => ({
    ...row,
    reasonLabel: pointReasonLabels[row.reason](),
    at: row.at.getTime(),
  }));
};

/** @throws {AppError} 500063 for a second sign-in on the same day */
const signIn: Verb<typeof pointsSignIn> = (ctx) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const { userId } = actor;
    const day = chinaDayOf(now);
    const earned = await movePoints(tx, {
      key: signInKey(userId, day),
      reason: 'SIGN_IN',
      refType: 'user',
      refId: userId,
      from: 'PARK',
      to: accountOf(userId),
      points: signInPoints,
      now,
    });
    if (earned === 0) throw new AppError(retCodes.ALREADY_DONE, { retMsg: m.community_refusal_signed_in() });
    return { balance: await pointsOf(tx, accountOf(userId)), earned };
  });

export const pointsRoutes = (): BoundEndpoint[] => [
  bind(pointsQueryBalance, queryBalance),
  bind(pointsQueryList, queryMovements),
  bind(pointsSignIn, signIn),
];
