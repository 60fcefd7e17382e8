import { randomBytes } from 'node:crypto';
import type { Payee } from '@portal/contract/payment/payee';
import { type PayKind, payChannelLabels, refundStateLabels } from '@portal/contract/payment/terms';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import type { Desk } from './desk.ts';
import { bookTransfers } from './ledger/book-transfer.ts';
import { heldOnce, openOrder, type Wanted } from './order/create-order.ts';
import { hashOfKey, lockOrder } from './order/order.queries.ts';
import { payAttempts, payItems, payOrders, refundOrders } from './payment.table.ts';
import { paidAttemptOf } from './refund/apply-refund.ts';
import { openRefund, releaseRefunds, settleJob } from './refund/open-refund.ts';
import { reserveCredit } from './refund/pay-out.ts';
import { claimedOf, refundsOf } from './refund/refund.queries.ts';
import { takeBack } from './refund/take-back.ts';

export type { Desk };
export { releaseRefunds };

interface Returned {
  kind: PayKind;
  bizId: string;
  amountFen: number;
  reason: string;
  /** The settlement that names it. */
  causeId?: string;
  /** The refund waits until `releaseRefunds` lets it go. */
  isHeld?: boolean;
}

/** The last paid item for something, and how much of it is neither refunded nor requested; locks its order. */
async function takePaid(tx: Db, kind: PayKind, bizId: string) {
  const [found] = await tx
    .select({ item: payItems })
    .from(payItems)
    .innerJoin(payOrders, eq(payOrders.id, payItems.payOrderId))
    .where(and(eq(payItems.kind, kind), eq(payItems.bizId, bizId), eq(payOrders.status, 'SUCCESS')))
    .orderBy(desc(payItems.id))
    .limit(1);
  if (!found) return null;
  const { id, payOrderId, amountFen } = found.item;
  const order = await lockOrder(tx, payOrderId);
  // Refunds the payer requested are already being paid or decided.
  const claimed = claimedOf(await refundsOf(tx, payOrderId)).get(id) ?? 0;
  return { itemId: id, order, leftFen: amountFen - claimed };
}

/** How much of what orders paid for each thing is neither refunded nor requested; nothing for what no order paid. */
export async function refundableByItem(
  db: Db,
  kind: PayKind,
  bizIds: readonly string[],
): Promise<Map<string, { paidFen: number; leftFen: number }>> {
  const rows = await db
    .select({ item: payItems })
    .from(payItems)
    .innerJoin(payOrders, eq(payOrders.id, payItems.payOrderId))
    .where(
      and(eq(payItems.kind, kind), inArray(payItems.bizId, [...bizIds]), eq(payOrders.status, 'SUCCESS')),
    )
    .orderBy(asc(payItems.id));
  const orderIds = [...new Set(rows.map(({ item }) => item.payOrderId))];
  const refunds = await db.select().from(refundOrders).where(inArray(refundOrders.payOrderId, orderIds));
  const claimed = claimedOf(refunds);
  return new Map(
    rows.map(({ item: { id, bizId, amountFen } }) => [
      bizId,
      { paidFen: amountFen, leftFen: amountFen - (claimed.get(id) ?? 0) },
    ]),
  );
}

/**
 * Refunds an amount set by the rules of what was paid for, without approval and never more than was paid. Returns the
 * amount.
 */
export async function refundByRule(
  tx: Db,
  ctx: WriteContext,
  { kind, bizId, amountFen, reason, causeId = '', isHeld }: Returned,
): Promise<number> {
  const paid = amountFen === 0 ? null : await takePaid(tx, kind, bizId);
  const given = Math.min(amountFen, paid?.leftFen ?? 0);
  if (!paid || given <= 0) return 0;
  const { order, itemId } = paid;
  await openRefund(tx, ctx, {
    order,
    attempt: await paidAttemptOf(tx, order.id, order.tradeNo),
    source: 'RULE',
    items: [{ itemId, amountFen: given }],
    amountFen: given,
    reason,
    applicantId: order.payerUserId,
    isHeld,
    more: { causeId },
  });
  return given;
}

/**
 * Takes back what an order paid for a bill and credits it to the tenant; no money leaves the park, and the amount cannot be
 * refunded a second time. Returns the amount, which is never more than was paid.
 */
export async function offsetPaid(
  tx: Db,
  ctx: WriteContext,
  desk: Pick<Desk, 'payables'>,
  { bizId, amountFen, reason, causeId = '', enterpriseId }: Omit<Returned, 'kind'> & { enterpriseId: string },
): Promise<number> {
  const paid = amountFen === 0 ? null : await takePaid(tx, 'BILL', bizId);
  const given = Math.min(amountFen, paid?.leftFen ?? 0);
  if (!paid || given <= 0) return 0;
  const { order, itemId } = paid;
  const refund = await openRefund(tx, ctx, {
    order,
    attempt: await paidAttemptOf(tx, order.id, order.tradeNo),
    source: 'OFFSET',
    items: [{ itemId, amountFen: given }],
    amountFen: given,
    reason,
    applicantId: ctx.actor?.userId ?? null,
    status: 'SUCCESS',
    more: { causeId },
  });
  await creditOffset(tx, ctx, 'SOLD:BILL', {
    enterpriseId,
    amountFen: given,
    causeId: refund.id,
    note: reason,
  });
  await takeBack({ tx, ctx, desk, order, refund });
  return given;
}

interface Offset {
  enterpriseId: string;
  amountFen: number;
  causeId: string;
  note: string;
}

/**
 * Credits to the tenant what it no longer has to pay: a part of bills that are paid, or a deposit held since before the
 * portal, behind which no payment of the portal stands.
 */
export const creditOffset = (
  tx: Db,
  ctx: WriteContext,
  account: 'SOLD:BILL' | 'OPENING',
  { enterpriseId, amountFen, causeId, note }: Offset,
): Promise<void> =>
  bookTransfers(tx, [
    {
      event: account === 'OPENING' ? 'CREDITED' : 'OFFSET',
      causeId,
      payOrderId: null,
      enterpriseId,
      note,
      account,
      counter: `CREDIT:${enterpriseId}`,
      amountFen,
      now: ctx.now,
    },
  ]);

interface Payout {
  enterpriseId: string;
  amountFen: number;
  payee: Payee;
  proofFileId: string;
  reason: string;
  causeId: string;
  /** The two persons who decided it. */
  firstBy: string;
  secondBy: string;
}

/** Pays credit back to a named account by a refund order, which an officer transfers once it is released. */
export async function payCreditOut(
  tx: Db,
  ctx: WriteContext,
  { enterpriseId, amountFen, payee, proofFileId, reason, causeId, firstBy, secondBy }: Payout,
): Promise<void> {
  const refund = await openRefund(tx, ctx, {
    order: null,
    attempt: null,
    source: 'RULE',
    items: [],
    amountFen,
    reason,
    applicantId: firstBy,
    isHeld: true,
    more: { approverIds: [secondBy], enterpriseId, payee, proofFileId, causeId },
  });
  await reserveCredit(tx, ctx, refund);
}

/** The refund orders that a settlement has opened, without what was offset. */
export async function refundsOfCause(db: Db, causeId: string) {
  const rows = await db
    .select({ refund: refundOrders, channel: payAttempts.channel })
    .from(refundOrders)
    .leftJoin(payAttempts, eq(payAttempts.id, refundOrders.attemptId))
    .where(and(eq(refundOrders.causeId, causeId), ne(refundOrders.source, 'OFFSET')))
    .orderBy(asc(refundOrders.id));
  return rows.map(({ refund: { id, no, amountFen, status, payee }, channel }) => ({
    refundId: id,
    no,
    amountFen,
    state: status,
    stateLabel: refundStateLabels[status](),
    target: payee
      ? `${payee.name} ${payee.bank} ${payee.number.slice(-4)}`
      : channel === null
        ? ''
        : payChannelLabels[channel](),
  }));
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
