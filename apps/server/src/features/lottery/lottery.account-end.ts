import { and, eq, inArray } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { unreadPostsOf } from '../community/shown-post.public.ts';
import { lotteries, lotteryPrizes } from './lottery.table.ts';

/** A claimed prize is on its way to the user. */
export const awaitsPrize: CancelCheck = async (db, { id }) => {
  const isClaimed = and(eq(lotteryPrizes.userId, id), eq(lotteryPrizes.state, 'CLAIMED'));
  return (await db.$count(lotteryPrizes, isClaimed)) > 0 ? 'PRIZE' : null;
};

/**
 * Erases contacts and codes of the user's prizes, and the prizes of draws that were never public. Entry numbers stay,
 * because a draw must remain the one that was held.
 */
export const eraseLotteries: Erase = async (tx, userId, { now }) => {
  await tx
    .update(lotteryPrizes)
    .set({ contact: null, codeSealed: null, updatedAt: now })
    .where(eq(lotteryPrizes.userId, userId));
  await tx
    .update(lotteries)
    .set({ prizes: [] })
    .where(inArray(lotteries.postId, unreadPostsOf(tx, userId)));
  await invalidateTags(tx, ['community']);
};
