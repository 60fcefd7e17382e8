import type { batchOperate } from '@portal/contract/farm/public';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { farmBatches } from '../farm.table.ts';
import { moveBatch } from '../move-batch.ts';
import { isOf, readOwn } from './own-batch.public.ts';

/**
 * Applies a grower's action to its own batch.
 * @throws {AppError} 500404, 500409, 500012, 100002 for a recall without a reason
 */
export const operateBatch: Verb<typeof batchOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const batch = await lockVersion(tx, farmBatches, { id, version }, isOf(ctx.actor));
    await moveBatch(tx, ctx, batch, event, data.reason);
    return readOwn(tx, ctx.actor, id);
  });
