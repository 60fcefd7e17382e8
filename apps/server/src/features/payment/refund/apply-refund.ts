import type { refundApply, refundWithdraw } from '@portal/contract/payment/public';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { findHeld, itemsOf, lockOrder } from '../order/order.queries.ts';
import { refundableOf, viewRefund } from '../order/view-order.ts';
import { type PayAttemptRow, type PayItemRow, payAttempts, refundOrders } from '../payment.table.ts';
import { requireNotCredited } from './bill-money.public.ts';
import { moveRefund } from './move-refund.ts';
import { openRefund } from './open-refund.ts';
import { claimedOf, refundsOf } from './refund.queries.ts';

/** The attempt that paid an order. */
export async function paidAttemptOf(
  tx: Db,
  payOrderId: string,
  tradeNo: string | null,
): Promise<PayAttemptRow> {
  const [attempt] = await tx
    .select()
    .from(payAttempts)
    .where(
      and(
        eq(payAttempts.payOrderId, payOrderId),
        eq(payAttempts.status, 'SUCCESS'),
        eq(payAttempts.tradeNo, tradeNo ?? ''),
      ),
    );
  if (!attempt) throw new Error('the order has no paid attempt');
  return attempt;
}

/** Spreads an amount over the items in order, up to what is not refunded yet. */
export function spreadOver(
  items: readonly PayItemRow[],
  taken: ReadonlyMap<string, number>,
  amountFen: number,
): { itemId: string; amountFen: number }[] {
  let left = amountFen;
  return items.flatMap(({ id, amountFen: paid }) => {
    const part = Math.min(left, paid - (taken.get(id) ?? 0));
    left -= part;
    return part > 0 ? [{ itemId: id, amountFen: part }] : [];
  });
}

/**
 * Requests a refund for a paid order, never more than is left, even with concurrent requests.
 * @throws {AppError} 500404, 500045
 */
export const applyRefund: Verb<typeof refundApply> = (ctx, { data: { payOrderId, amountFen, reason } }) =>
  inTransaction(ctx.db, async (tx) => {
    await findHeld(tx, { id: payOrderId }, ctx.actor);
    const order = await lockOrder(tx, payOrderId);
    const refunds = await refundsOf(tx, payOrderId);
    if (amountFen > refundableOf(order, refunds)) throw new AppError(retCodes.REFUND_OVER_PAID);
    const items = spreadOver(await itemsOf(tx, payOrderId), claimedOf(refunds), amountFen);
    await requireNotCredited(tx, items);
    const refund = await openRefund(tx, ctx, {
      order,
      attempt: await paidAttemptOf(tx, payOrderId, order.tradeNo),
      source: 'PAYER',
      items,
      amountFen,
      reason,
      applicantId: ctx.actor.userId,
    });
    return viewRefund(refund);
  });

/** @throws {AppError} 500404, 500409, 500012 */
export const withdrawRefund: Verb<typeof refundWithdraw> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const refund = await lockVersion(tx, refundOrders, { id, version });
    if (refund.source !== 'PAYER' || refund.payOrderId === null) throw notFound();
    await findHeld(tx, { id: refund.payOrderId }, ctx.actor);
    return viewRefund(await moveRefund(tx, ctx, refund, 'withdraw'));
  });
