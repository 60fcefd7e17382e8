import { claimDays, type PrizeEvent, prizeTransitions } from '@portal/contract/lottery/terms';
import { paths } from '@portal/contract/paths';
import { and, eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { posts } from '../community/post.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { accountOf, movePoints } from '../points/move-points.public.ts';
import { type LotteryPrize, lotteryEntries, lotteryPrizes } from './lottery.table.ts';
import { lockLottery, moveLottery } from './move-lottery.ts';

const dayMs = 86_400_000;

async function titleOf(tx: Db, postId: string): Promise<string> {
  const [post] = await tx.select({ title: posts.title }).from(posts).where(eq(posts.id, postId));
  if (!post) throw notFound();
  return post.title;
}

/** Awards a prize to an entry and notifies its owner. */
export async function givePrize(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  prize: Pick<
    LotteryPrize,
    'postId' | 'entryId' | 'userId' | 'rank' | 'name' | 'kind' | 'points' | 'isReserve'
  >,
): Promise<void> {
  await tx.insert(lotteryPrizes).values({
    ...prize,
    id: ulid(now.getTime()),
    claimUntil: new Date(now.getTime() + claimDays * dayMs),
    createdAt: now,
    updatedAt: now,
  });
  await sendMessage(tx, {
    eventCode: 'LOTTERY_WON',
    params: { title: await titleOf(tx, prize.postId), prize: prize.name, days: claimDays },
    userIds: [prize.userId],
    link: paths.myPrizes(),
    now,
  });
}

/** Passes an unclaimed prize to the next in order, once. */
async function passOn(tx: Db, ctx: WriteContext, prize: LotteryPrize): Promise<void> {
  if (prize.isReserve) return;
  // Lock the draw, so that two prizes given up at once cannot go to the same entry.
  await lockLottery(tx, prize.postId);
  const taken = tx
    .select({ id: lotteryPrizes.entryId })
    .from(lotteryPrizes)
    .where(eq(lotteryPrizes.postId, prize.postId));
  const given = await taken;
  const rows = await tx
    .select()
    .from(lotteryEntries)
    .where(eq(lotteryEntries.postId, prize.postId))
    .orderBy(lotteryEntries.place);
  const holders = new Set(given.map(({ id }) => id));
  const next = rows.find(({ id, place, invalid }) => place !== null && invalid === null && !holders.has(id));
  if (!next) return;
  const { postId, rank, name, kind, points } = prize;
  await givePrize(tx, ctx, {
    postId,
    rank,
    name,
    kind,
    points,
    entryId: next.id,
    userId: next.userId,
    isReserve: true,
  });
}

/** Closes a draw once all its prizes are settled. */
async function closeIfSettled(tx: Db, ctx: WriteContext, postId: string): Promise<void> {
  const lottery = await lockLottery(tx, postId);
  if (lottery?.state !== 'DRAWN') return;
  const open = and(
    eq(lotteryPrizes.postId, postId),
    inArray(lotteryPrizes.state, ['TO_CLAIM', 'CLAIMED', 'SENT']),
  );
  if ((await tx.$count(lotteryPrizes, open)) === 0) await moveLottery(tx, ctx, lottery, 'close');
}

/** Logged columns: neither the recipient nor the code. */
const logged = ({ state, name, rank, preparedBy }: LotteryPrize) => ({ state, name, rank, preparedBy });

/**
 * Applies a transition to a locked prize, logs it and carries out its consequences.
 * @throws {AppError} 500012
 */
export async function movePrize(
  tx: Db,
  ctx: WriteContext,
  prize: LotteryPrize,
  event: PrizeEvent,
  set: Partial<LotteryPrize> = {},
): Promise<LotteryPrize> {
  const state = nextState(prizeTransitions, prize.state, event);
  const moved = await moveState(tx, ctx, lotteryPrizes, prize, {
    entity: 'lotteryPrize',
    event,
    set: { ...set, state },
    logged,
  });
  const { postId, userId, name } = prize;
  const notice = async (eventCode: 'PRIZE_LAPSED' | 'PRIZE_SENT') =>
    sendMessage(tx, {
      eventCode,
      params: { title: await titleOf(tx, postId), prize: name },
      userIds: [userId],
      link: paths.myPrizes(),
      now: ctx.now,
    });
  if (state === 'LAPSED') {
    if (event === 'lapse') await notice('PRIZE_LAPSED');
    await passOn(tx, ctx, prize);
  }
  if (event === 'send') {
    if (prize.kind === 'POINTS')
      await movePoints(tx, {
        key: `PRIZE:${prize.id}`,
        reason: 'PRIZE',
        refType: 'lotteryPrize',
        refId: prize.id,
        from: 'PARK',
        to: accountOf(userId),
        points: prize.points,
        now: ctx.now,
      });
    await notice('PRIZE_SENT');
  }
  await closeIfSettled(tx, ctx, postId);
  await invalidateTags(tx, ['community']);
  return moved;
}
