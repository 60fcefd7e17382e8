import { orderLifecycle } from '@portal/contract/service-order/lifecycle';
import {
  type OrderSide,
  reminderDays,
  respondHours,
  silenceDays,
} from '@portal/contract/service-order/terms';
import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { eachRow, everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { shops } from '../market/market.table.ts';
import { measureShop } from './measure-shop.ts';
import { appendHistory, moveOrder, notifyParty } from './move-order.ts';
import { clockAfter, dayMs, firedBy, withStep } from './service-order.policy.ts';
import { type OrderRecord, serviceOrders } from './service-order.table.ts';

type Settle = (tx: Db, ctx: WriteContext, order: OrderRecord) => Promise<unknown>;

const settleDue = (ctx: WriteContext, isDue: SQL | undefined, settle: Settle) =>
  inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(serviceOrders)
        .where(isDue)
        .orderBy(asc(serviceOrders.dueAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, order) => settle(tx, ctx, order),
    ({ id }) => id,
  );

/** Expires an unanswered order; it counts with the provider's full response time. */
const expire: Settle = (tx, ctx, order) =>
  moveOrder(tx, ctx, order, {
    event: 'expire',
    side: null,
    set: order.isOffline ? {} : { respondedAt: ctx.now, responseMin: respondHours * 60 },
  });

const isSilent = and(
  inArray(serviceOrders.status, orderLifecycle.groups.silent),
  isNull(serviceOrders.cancelAskedBy),
);

/** Reminds buyers of pending confirmations, twice and on different days. */
async function remind(ctx: WriteContext): Promise<void> {
  for (const [at, days] of reminderDays.entries()) {
    const left = (silenceDays - days) * dayMs;
    const isDue = and(
      isSilent,
      eq(serviceOrders.reminders, at),
      lte(serviceOrders.dueAt, new Date(ctx.now.getTime() + left)),
      or(isNull(serviceOrders.remindedAt), lt(serviceOrders.remindedAt, new Date(ctx.now.getTime() - dayMs))),
    );
    await settleDue(ctx, isDue, async (tx, _ctx, order) => {
      await updateVersion(tx, ctx, serviceOrders, order.id, { reminders: at + 1, remindedAt: ctx.now });
      await appendHistory(tx, ctx, order.id, { event: 'remind' });
      await notifyParty(tx, ctx, order, 'BUYER', 'remind');
    });
  }
}

/** After both reminders, silence counts as confirmation. */
const confirmSilent: Settle = async (tx, ctx, order) => {
  if (order.status === 'DELIVERED') return moveOrder(tx, ctx, order, { event: 'finish', side: null });
  const milestones = withStep(order.milestones, 'BUYER' satisfies OrderSide, ctx.now);
  const event = firedBy('confirm', order.milestones);
  return moveOrder(tx, ctx, order, {
    event,
    side: null,
    set: { milestones, ...clockAfter(order, event, milestones, ctx.now) },
  });
};

/** Handles orders whose deadlines have passed. Idempotent. */
export async function settleOrders(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const { now } = ctx;
  const isUnanswered = and(
    inArray(serviceOrders.status, orderLifecycle.groups.unanswered),
    lte(serviceOrders.dueAt, now),
  );
  const isConfirmed = and(
    isSilent,
    eq(serviceOrders.reminders, reminderDays.length),
    lte(serviceOrders.dueAt, now),
    lt(serviceOrders.remindedAt, new Date(now.getTime() - dayMs)),
  );
  await everyStep({
    expire: () => settleDue(ctx, isUnanswered, expire),
    silent: () => settleDue(ctx, isConfirmed, confirmSilent),
    remind: () => remind(ctx),
  });
}

/** Measures every shop again, because the measured period moves on even without new orders. */
export async function measureShops(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const measured = await ctx.db
    .select({ id: shops.id })
    .from(shops)
    .where(sql`exists (select from ${serviceOrders} where ${serviceOrders.shopId} = ${shops.id})`);
  await eachRow(
    measured,
    ({ id }) => id,
    ({ id }) => inTransaction(ctx.db, (tx) => measureShop(tx, id, ctx.now)),
  );
}
