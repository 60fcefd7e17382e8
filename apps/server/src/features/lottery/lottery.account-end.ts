import { and, eq, inArray } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { unreadPostsOf } from '../community/shown-post.public.ts';
import { lotteries, lotteryPrizes } from './lottery.table.ts';

/** A prize that was claimed is on its way to them. */
export const awaitsPrize: CancelCheck = async (db, { id }) => {
  const isClaimed = and(eq(lotteryPrizes.userId, id), eq(lotteryPrizes.state, 'CLAIMED'));
  return (await db.$count(lotteryPrizes, isClaimed)) > 0 ? 'PRIZE' : null;
};

/**
 * Where prizes went is forgotten, and a draw that was never public; the number stays, since the draw must remain the
 * draw it was.
 */
export const eraseLotteries: Erase = async (tx, userId, now) => {
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
