import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { limitConcurrency } from '../../platform/files/limit-concurrency.ts';
import { systemContext } from '../../platform/http/context.ts';
import type { Desk } from './desk.ts';
import { askChannel, closeOrder } from './order/give-up.ts';
import { payAttempts, payOrders, refundOrders } from './payment.table.ts';
import { processRefund } from './refund/process-refund.ts';

/** So many at a time; the rest has its turn a minute later. */
const atOnce = 200;
const askedAtOnce = 8;

/**
 * What nobody waits for: notices that were lost, orders whose time is over, refunds to send. Each is a transaction of
 * its own, and run again it does nothing.
 */
export async function settlePayments(deps: JobDeps, desk: Desk): Promise<void> {
  const ctx = systemContext(deps);
  const { db, now } = ctx;
  const toAsk = await db
    .select()
    .from(payAttempts)
    .where(lte(payAttempts.askAt, now))
    .orderBy(asc(payAttempts.askAt))
    .limit(atOnce);
  // Several at a time, so that a slow channel does not hold up the minute, and no channel is flooded.
  const limited = limitConcurrency(askedAtOnce);
  await Promise.all(
    toAsk.map((attempt) =>
      limited(async () => {
        if ((await askChannel(ctx, desk, attempt)) === null) return;
        // Once it has answered: a notice, a page that waits or the end of the order asks again.
        await db
          .update(payAttempts)
          .set({ askAt: null })
          .where(and(eq(payAttempts.id, attempt.id), lte(payAttempts.askAt, now)));
      }),
    ),
  );
  const over = await db
    .select({ id: payOrders.id })
    .from(payOrders)
    .where(and(inArray(payOrders.status, ['CREATED', 'PAYING']), lte(payOrders.expireAt, now)))
    .orderBy(asc(payOrders.expireAt))
    .limit(atOnce);
  await Promise.all(over.map(({ id }) => limited(() => closeOrder(ctx, desk, id))));
  const refunds = await db
    .select({ id: refundOrders.id })
    .from(refundOrders)
    .where(and(inArray(refundOrders.status, ['APPROVED', 'PROCESSING']), lte(refundOrders.askAt, now)))
    .orderBy(asc(refundOrders.askAt))
    .limit(atOnce);
  await Promise.all(refunds.map(({ id }) => limited(() => processRefund(ctx, desk, id))));
}
