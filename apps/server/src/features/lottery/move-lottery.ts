import { postPath } from '@portal/contract/community/post-path';
import { type LotteryEvent, lotteryTransitions } from '@portal/contract/lottery/terms';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { type Lottery, lotteries, lotteryEntries } from './lottery.table.ts';

/** Returns a draw, locked until the transaction ends. */
export async function lockLottery(tx: Db, postId: string): Promise<Lottery | undefined> {
  const [lottery] = await tx.select().from(lotteries).where(eq(lotteries.postId, postId)).for('update');
  return lottery;
}

/** Logged columns: only what is public. */
const logged = ({ state, seedCommit, entrantsHash, joinTo, drawAt }: Lottery) => ({
  state,
  seedCommit,
  entrantsHash,
  joinTo,
  drawAt,
});

/**
 * Applies a transition to a locked draw and logs it.
 * @throws {AppError} 500012
 */
export async function moveLottery(
  tx: Db,
  ctx: WriteContext,
  lottery: Lottery,
  event: LotteryEvent,
  set: Partial<Lottery> = {},
): Promise<Lottery> {
  const state = nextState(lotteryTransitions, lottery.state, event);
  const [moved] = await tx
    .update(lotteries)
    .set({ ...set, state, changedAt: ctx.now })
    .where(eq(lotteries.postId, lottery.postId))
    .returning();
  if (!moved) throw notFound();
  await writeLog(tx, ctx, {
    event: `communityLottery.${event}`,
    entity: 'communityLottery',
    entityId: lottery.postId,
    before: logged(lottery),
    after: logged(moved),
  });
  await invalidateTags(tx, ['community']);
  return moved;
}

/** The users whose entries are valid. */
export async function idsOfEntrants(tx: Db, postId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: lotteryEntries.userId })
    .from(lotteryEntries)
    .where(and(eq(lotteryEntries.postId, postId), isNull(lotteryEntries.invalid)))
    .orderBy(lotteryEntries.no);
  return rows.map(({ userId }) => userId);
}

export async function notifyEntrants(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  postId: string,
  userIds: string[],
  notice: Notification,
): Promise<void> {
  if (userIds.length === 0) return;
  await sendMessage(tx, {
    ...notice,
    userIds: [...new Set(userIds)],
    link: postPath('LOTTERY', postId),
    now,
  });
}
