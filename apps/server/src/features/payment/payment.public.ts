import { randomBytes } from 'node:crypto';
import type { PayKind } from '@portal/contract/payment/terms';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import type { Desk } from './desk.ts';
import { heldOnce, openOrder, type Wanted } from './order/create-order.ts';
import { hashOfKey, lockOrder } from './order/order.queries.ts';
import { payItems, payOrders } from './payment.table.ts';
import { paidAttemptOf } from './refund/apply-refund.ts';
import { openRefund, settleJob } from './refund/open-refund.ts';
import { claimedOf, refundsOf } from './refund/refund.queries.ts';

export type { Desk };

interface Returned {
  kind: PayKind;
  bizId: string;
  amountFen: number;
  reason: string;
}

/**
 * Refunds an amount set by the rules of what was paid for, without approval and never more than was paid. Returns the
 * amount.
 */
export async function refundByRule(
  tx: Db,
  ctx: WriteContext,
  { kind, bizId, amountFen, reason }: Returned,
): Promise<number> {
  const [found] = await tx
    .select({ item: payItems })
    .from(payItems)
    .innerJoin(payOrders, eq(payOrders.id, payItems.payOrderId))
    .where(and(eq(payItems.kind, kind), eq(payItems.bizId, bizId), eq(payOrders.status, 'SUCCESS')));
  if (!found || amountFen === 0) return 0;
  const { id, payOrderId, amountFen: paidFen } = found.item;
  const order = await lockOrder(tx, payOrderId);
  // Refunds the payer requested are already being paid or decided.
  const claimed = claimedOf(await refundsOf(tx, payOrderId)).get(id) ?? 0;
  const given = Math.min(amountFen, paidFen - claimed);
  if (given <= 0) return 0;
  await openRefund(tx, ctx, {
    order,
    attempt: await paidAttemptOf(tx, payOrderId, order.tradeNo),
    source: 'RULE',
    items: [{ itemId: id, amountFen: given }],
    amountFen: given,
    reason,
    applicantId: order.payerUserId,
  });
  return given;
}

/**
 * Opens an order for a guest whose right to pay the caller has checked; the order's key gives access to it again.
 * @throws {AppError} 500012, 500041, 500042, 500044
 */
export async function openOrderAsGuest(
  ctx: WriteContext,
  desk: Desk,
  { name, ...wanted }: Wanted & { name: string },
): Promise<{ payOrderId: string; no: string; key: string }> {
  const key = randomBytes(24).toString('base64url');
  const { id, no } = await heldOnce(() =>
    inTransaction(ctx.db, (tx) =>
      openOrder(tx, { ...ctx, actor: null }, desk, { guestKeyHash: hashOfKey(key), name }, wanted),
    ),
  );
  return { payOrderId: id, no, key };
}

/**
 * Prevents payment for something no longer available: its open order is closed as soon as the channel has been asked.
 */
export async function endOrderOf(tx: Db, { now }: WriteContext, kind: PayKind, bizId: string): Promise<void> {
  const [item] = await tx
    .select({ payOrderId: payItems.payOrderId })
    .from(payItems)
    .where(and(eq(payItems.kind, kind), eq(payItems.bizId, bizId), eq(payItems.isHeld, true)));
  if (!item) return;
  const isOpen = and(eq(payOrders.id, item.payOrderId), inArray(payOrders.status, ['CREATED', 'PAYING']));
  await tx.update(payOrders).set({ expireAt: now }).where(isOpen);
  await askForJob(tx, settleJob, {});
}

export async function hasOpenOrder(tx: Db, kind: PayKind, bizId: string): Promise<boolean> {
  const [item] = await tx
    .select({ id: payItems.id })
    .from(payItems)
    .where(and(eq(payItems.kind, kind), eq(payItems.bizId, bizId), eq(payItems.isHeld, true)));
  return item !== undefined;
}
