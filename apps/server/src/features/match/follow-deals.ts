import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import { and, eq, inArray } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { serviceOrders } from '../service-order/service-order.table.ts';
import { moveRecommend } from './operate-recommend.ts';
import { recommendations } from './recommend.table.ts';

const ended = [...orderLifecycle.statesOf('DONE'), ...orderLifecycle.statesOf('ENDED')];

/** Updates introductions from their deals; triggered when a deal ends. Idempotent. */
export async function followDeals(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select({ recommend: recommendations, state: serviceOrders.status })
        .from(recommendations)
        .innerJoin(serviceOrders, eq(serviceOrders.id, recommendations.dealId))
        .where(and(eq(recommendations.status, 'COOPERATING'), inArray(serviceOrders.status, ended)))
        .limit(limit)
        .for('update', { of: recommendations, skipLocked: true }),
    async (tx, { recommend, state }) => {
      const isDone = orderLifecycle.turns[state] === 'DONE';
      await moveRecommend(tx, ctx, recommend, {
        event: isDone ? 'finish' : 'endDeal',
        set: isDone ? {} : { dealId: null },
      });
    },
    ({ recommend }) => recommend.id,
  );
}
