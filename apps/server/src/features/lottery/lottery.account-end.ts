import { eq } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { lotteryPrizes } from './lottery.table.ts';

/** Where prizes went is forgotten; the number stays, since the draw must remain the draw it was. */
export const eraseLotteries: Erase = async (tx, userId, now) => {
  await tx
    .update(lotteryPrizes)
    .set({ contact: null, codeSealed: null, updatedAt: now })
    .where(eq(lotteryPrizes.userId, userId));
  await invalidateTags(tx, ['community']);
};
