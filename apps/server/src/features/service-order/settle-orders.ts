import {
  type OrderSide,
  reminderDays,
  respondHours,
  silenceDays,
} from '@portal/contract/service-order-terms';
import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { shops } from '../market/market.table.ts';
import { measureShop } from './measure-shop.ts';
import { moveOrder, tellSide, tellStory } from './move-order.ts';
import { clockAfter, dayMs, firedBy, withStep } from './service-order.policy.ts';
import { type OrderRecord, serviceOrders } from './service-order.table.ts';

const batch = 200;

const listDue = (tx: Db, isDue: SQL | undefined): Promise<OrderRecord[]> =>
  tx
    .select()
    .from(serviceOrders)
    .where(isDue)
    .orderBy(asc(serviceOrders.dueAt))
    .limit(batch)
    .for('update', { skipLocked: true });

/** Nobody has answered: what was asked is void, and counts as the whole time the provider had. */
async function expire(tx: Db, ctx: WriteContext): Promise<void> {
  const isDue = and(
    inArray(serviceOrders.status, ['APPLIED', 'TO_CONFIRM']),
    lte(serviceOrders.dueAt, ctx.now),
  );
  for (const order of await listDue(tx, isDue))
    await moveOrder(tx, ctx, order, {
      event: 'expire',
      side: null,
      set: order.isOffline ? {} : { respondedAt: ctx.now, responseMin: respondHours * 60 },
    });
}

const isSilent = and(
  inArray(serviceOrders.status, ['IN_PROGRESS', 'DELIVERED']),
  isNull(serviceOrders.cancelAskedBy),
);

/** Reminds of what waits for the buyer, twice and on different days. */
async function remind(tx: Db, ctx: WriteContext): Promise<void> {
  for (const [at, days] of reminderDays.entries()) {
    const left = (silenceDays - days) * dayMs;
    const isDue = and(
      isSilent,
      eq(serviceOrders.reminders, at),
      lte(serviceOrders.dueAt, new Date(ctx.now.getTime() + left)),
      or(isNull(serviceOrders.remindedAt), lt(serviceOrders.remindedAt, new Date(ctx.now.getTime() - dayMs))),
    );
    for (const order of await listDue(tx, isDue)) {
      await updateVersion(tx, ctx, serviceOrders, order.id, { reminders: at + 1, remindedAt: ctx.now });
      await tellStory(tx, ctx, order.id, { event: 'remind' });
      await tellSide(tx, ctx, order, 'BUYER', 'remind');
    }
  }
}

/** After both reminders, silence counts as confirmed. */
async function settleSilent(tx: Db, ctx: WriteContext): Promise<void> {
  const { now } = ctx;
  const isDue = and(
    isSilent,
    eq(serviceOrders.reminders, reminderDays.length),
    lte(serviceOrders.dueAt, now),
    lt(serviceOrders.remindedAt, new Date(now.getTime() - dayMs)),
  );
  for (const order of await listDue(tx, isDue)) {
    if (order.status === 'DELIVERED') {
      await moveOrder(tx, ctx, order, { event: 'finish', side: null });
      continue;
    }
    const milestones = withStep(order.milestones, 'BUYER' satisfies OrderSide, now);
    const event = firedBy('confirm', order.milestones);
    await moveOrder(tx, ctx, order, {
      event,
      side: null,
      set: { milestones, ...clockAfter(order, event, milestones, now) },
    });
  }
}

/** What happens to orders when their time has come. Run again, it does nothing. */
export async function settleOrders(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    await expire(tx, ctx);
    await settleSilent(tx, ctx);
    await remind(tx, ctx);
  });
}

/** Measures every shop anew: days go by without an order, too. */
export async function measureShops(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const measured = await ctx.db
    .select({ id: shops.id })
    .from(shops)
    .where(sql`exists (select from ${serviceOrders} where ${serviceOrders.shopId} = ${shops.id})`);
  for (const { id } of measured) await inTransaction(ctx.db, (tx) => measureShop(tx, id, ctx.now));
}
