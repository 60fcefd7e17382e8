import type { OrderState } from '@portal/contract/service-order/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { serviceOrders } from '../service-order/service-order.table.ts';
import { moveRecommend } from './operate-recommend.ts';
import { recommendations } from './recommend.table.ts';

/** Effect of a finished deal on the introduction it came from. */
const afterDeal: Partial<Record<OrderState, 'finish' | 'endDeal'>> = {
  COMPLETED: 'finish',
  REFUSED: 'endDeal',
  EXPIRED: 'endDeal',
  CANCELLED: 'endDeal',
};
const ended = Object.keys(afterDeal) as OrderState[];

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
      const event = afterDeal[state];
      if (event)
        await moveRecommend(tx, ctx, recommend, {
          event,
          set: event === 'endDeal' ? { dealId: null } : {},
        });
    },
    ({ recommend }) => recommend.id,
  );
}
