import type { disputeOperate, ratingOperateManage } from '@portal/contract/service-order/manage';
import { orderSides, ratingTransitions } from '@portal/contract/service-order/terms';
import { isNotNull } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { moveOrder } from '../move-order.ts';
import { followRating, notifyOfRating } from '../rate-order.ts';
import { getRating, viewManagedRating } from '../rating.queries.ts';
import { followPicture } from '../rating-picture.ts';
import { getDispute, readStory } from '../service-order.queries.ts';
import { serviceOrders, serviceRatings } from '../service-order.table.ts';
import { viewManagedOrderDetail } from '../service-order.view.ts';

/**
 * Rules on a dispute.
 * @throws {AppError} 500404, 500409, 500012
 */
export const ruleDispute: Verb<typeof disputeOperate> = (ctx, { id, event, version, data: { text } }) =>
  inTransaction(ctx.db, async (tx) => {
    const order = await lockVersion(tx, serviceOrders, { id, version }, isNotNull(serviceOrders.disputedAt));
    await moveOrder(tx, ctx, order, { event, side: null, text, set: { ruledAt: ctx.now } });
    const row = await getDispute(tx, id);
    return viewManagedOrderDetail(row, await readStory(tx, row));
  });

/**
 * Decides whether a rating stays public.
 * @throws {AppError} 500404, 500409, 500012
 */
export const decideRating: Verb<typeof ratingOperateManage> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const rating = await lockVersion(tx, serviceRatings, { id, version });
    const status = nextState(ratingTransitions, rating.status, event);
    await moveState(tx, ctx, serviceRatings, rating, { entity: 'serviceRating', event, set: { status } });
    await followPicture(tx, { ...rating, status });
    await followRating(tx, rating, ctx.now);
    const row = await getRating(tx, id);
    for (const side of orderSides) await notifyOfRating(tx, row.order, side, event, ctx.now);
    return viewManagedRating(row);
  });
