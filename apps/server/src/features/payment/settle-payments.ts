import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { eachRow, everyStep } from '../../platform/database/failed-rows.ts';
import { type Limiter, limitConcurrency } from '../../platform/files/limit-concurrency.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import type { Desk } from './desk.ts';
import { askChannel, closeOrder } from './order/give-up.ts';
import { payAttempts, payOrders, refundOrders } from './payment.table.ts';
import { processRefund } from './refund/process-refund.ts';

/** Maximum per run; the rest follows a minute later. */
const atOnce = 200;
const askedAtOnce = 8;

/** Asks channels about attempts whose notice may have been lost. */
async function askDue(ctx: WriteContext, desk: Desk, limit: Limiter): Promise<void> {
  const { db, now } = ctx;
  const due = await db
    .select()
    .from(payAttempts)
    .where(lte(payAttempts.askAt, now))
    .orderBy(asc(payAttempts.askAt))
    .limit(atOnce);
  const ask = async (attempt: (typeof due)[number]) => {
    const state = await askChannel(ctx, desk, attempt);
    if (state === null || state === 'CONTRADICTED') return;
    // Only after it has answered: from then on a notice, a waiting page or the order's expiry asks again.
    await db
      .update(payAttempts)
      .set({ askAt: null })
      .where(and(eq(payAttempts.id, attempt.id), lte(payAttempts.askAt, now)));
  };
  await eachRow(due, ({ id }) => id, ask, limit);
}

async function closeDue(ctx: WriteContext, desk: Desk, limit: Limiter): Promise<void> {
  const over = await ctx.db
    .select({ id: payOrders.id })
    .from(payOrders)
    .where(and(inArray(payOrders.status, ['CREATED', 'PAYING']), lte(payOrders.expireAt, ctx.now)))
    .orderBy(asc(payOrders.expireAt))
    .limit(atOnce);
  await eachRow(
    over,
    ({ id }) => id,
    ({ id }) => closeOrder(ctx, desk, id),
    limit,
  );
}

async function refundDue(ctx: WriteContext, desk: Desk, limit: Limiter): Promise<void> {
  const refunds = await ctx.db
    .select({ id: refundOrders.id })
    .from(refundOrders)
    .where(and(inArray(refundOrders.status, ['APPROVED', 'PROCESSING']), lte(refundOrders.askAt, ctx.now)))
    .orderBy(asc(refundOrders.askAt))
    .limit(atOnce);
  await eachRow(
    refunds,
    ({ id }) => id,
    ({ id }) => processRefund(ctx, desk, id),
    limit,
  );
}

/**
 * Handles what nobody waits for: lost notices, expired orders, refunds to send. Each is a separate transaction.
 * Idempotent.
 */
export async function settlePayments(deps: JobDeps, desk: Desk): Promise<void> {
  const ctx = systemContext(deps);
  // Runs several at a time, so that a slow channel does not delay the others and none is flooded.
  const limit = limitConcurrency(askedAtOnce);
  await everyStep({
    ask: () => askDue(ctx, desk, limit),
    close: () => closeDue(ctx, desk, limit),
    refund: () => refundDue(ctx, desk, limit),
  });
}
