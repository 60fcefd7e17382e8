import { paths } from '@portal/contract/paths';
import type { Contradiction } from '@portal/contract/payment/reconcile-terms';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { ChannelDown, type RefundFinding } from '../../../platform/pay/pay-channel.ts';
import { sendMessage } from '../../message/message.public.ts';
import { commonFields, contradictionsIn, isForeign } from '../contradictions.ts';
import { channelOf, type Desk } from '../desk.ts';
import { financeUserIds } from '../finance-users.ts';
import { bookTransfers } from '../ledger/book-transfer.ts';
import { orderLink } from '../order/move-order.ts';
import { lockOrder } from '../order/order.queries.ts';
import {
  type PayAttemptRow,
  type PayOrder,
  payAttempts,
  type RefundRow,
  refundOrders,
} from '../payment.table.ts';
import { type Heard, keepContradiction, noteBooked, type Recorded } from '../reconcile/keep-contradiction.ts';
import { moveRefund } from './move-refund.ts';
import { takeBack } from './take-back.ts';

const askAgainMs = 60_000;

interface Given {
  tx: Db;
  ctx: WriteContext;
  desk: Desk;
  order: PayOrder;
  attempt: PayAttemptRow;
  refund: RefundRow;
}

async function succeed(given: Given, channelRefundNo: string | null): Promise<void> {
  const { tx, ctx, order, attempt, refund } = given;
  const isOurs = refund.source !== 'SYSTEM';
  await moveRefund(tx, ctx, refund, 'succeed', { channelRefundNo, failReason: '', askAt: null });
  await bookTransfers(tx, [
    {
      event: isOurs ? 'RETURNED' : 'RELEASED',
      causeId: refund.id,
      payOrderId: order.id,
      account: `CHANNEL:${attempt.channel}`,
      counter: isOurs ? `SOLD:${order.kind}` : 'SUSPENSE',
      amountFen: -refund.amountFen,
      now: ctx.now,
    },
  ]);
  if (isOurs) await takeBack(given);
  if (order.payerUserId !== null)
    await sendMessage(tx, {
      eventCode: 'REFUND_SUCCESS',
      params: { title: order.title, fen: refund.amountFen },
      userIds: [order.payerUserId],
      link: orderLink(order),
      now: ctx.now,
    });
}

async function fail({ tx, ctx, order, refund }: Given, reason: string): Promise<void> {
  await moveRefund(tx, ctx, refund, 'fail', { failReason: reason, askAt: null });
  await sendMessage(tx, {
    userIds: await financeUserIds(tx),
    eventCode: 'REFUND_FAILED',
    params: { title: order.title, fen: refund.amountFen, reason },
    link: paths.manageRefunds({ state: 'FAILED' }),
    now: ctx.now,
  });
}

interface Known {
  refund: RefundRow;
  attempt: PayAttemptRow;
}

/** Compares everything a channel names about a refund with what we sent. */
function contradictionsOf(
  desk: Desk,
  { channel }: Heard,
  { no, known, finding }: { no: string; known: Known | undefined; finding: RefundFinding },
): Contradiction[] {
  const { about, state } = finding;
  const { refund, attempt } = known ?? {};
  const isDone = refund?.status === 'SUCCESS';
  const isOpen = isDone || refund?.status === 'PROCESSING';
  return contradictionsIn([
    ['NUMBER', refund ? no : '', about?.refundNo],
    ['CHANNEL', attempt?.channel, channel],
    ...commonFields(desk, channel, about),
    ['ATTEMPT', attempt?.no, about?.attemptNo],
    ['AMOUNT', refund?.amountFen.toString(), about?.amountFen.toString()],
    [
      'TRADE',
      (isDone && refund.channelRefundNo) || undefined,
      state === 'SUCCESS' ? finding.channelRefundNo : undefined,
    ],
    // Money has moved for a refund that was not requested at the channel, or had failed there.
    ['STATE', isOpen ? undefined : refund?.status, state === 'SUCCESS' ? state : undefined],
  ]);
}

async function findKnown(tx: Db, channelNo: string): Promise<(Known & { order: PayOrder }) | undefined> {
  const isIt = eq(refundOrders.channelNo, channelNo);
  const [found] = await tx.select().from(refundOrders).where(isIt);
  // What goes to a named account was never sent to a channel.
  if (!found?.payOrderId || !found.attemptId || found.payee) return undefined;
  const order = await lockOrder(tx, found.payOrderId);
  const [refund] = await tx.select().from(refundOrders).where(isIt);
  const [attempt] = await tx.select().from(payAttempts).where(eq(payAttempts.id, found.attemptId));
  return refund && attempt && { order, refund, attempt };
}

/** Records the state of a refund. Idempotent; what contradicts our records is kept for the finance office instead. */
export const recordRefund = (
  ctx: WriteContext,
  desk: Desk,
  heard: Heard,
  channelNo: string,
  finding: RefundFinding,
): Promise<Recorded> =>
  inTransaction(ctx.db, async (tx) => {
    const known = await findKnown(tx, channelNo);
    const contradictions = contradictionsOf(desk, heard, { no: channelNo, known, finding });
    if (contradictions.length > 0) {
      // When asked about an unknown number, the answer adds nothing: the difference being investigated already says so.
      if (known || heard.source === 'NOTICE')
        await keepContradiction(tx, ctx, heard, {
          kind: 'CONTRADICTION',
          type: 'REFUND',
          ownNo: channelNo,
          tradeNo: finding.state === 'SUCCESS' ? finding.channelRefundNo : '',
          payOrderId: known?.order.id ?? null,
          ourFen: known?.refund.amountFen ?? null,
          theirFen: finding.about?.amountFen ?? null,
          contradictions,
        });
      return isForeign(contradictions) ? 'FOREIGN' : 'CONTRADICTED';
    }
    if (known?.refund.status !== 'PROCESSING') return 'WRITTEN';
    const given = { tx, ctx, desk, ...known };
    if (finding.state === 'SUCCESS') {
      await succeed(given, finding.channelRefundNo);
      await noteBooked(tx, ctx, { type: 'REFUND', ownNo: channelNo, fen: known.refund.amountFen });
    } else if (finding.state === 'FAILED') await fail(given, finding.reason);
    else
      await tx
        .update(refundOrders)
        .set(
          finding.state === 'BY_HAND'
            ? { isSent: true, isByHand: true, askAt: null }
            : { isSent: true, askAt: new Date(ctx.now.getTime() + askAgainMs) },
        )
        .where(eq(refundOrders.channelNo, channelNo));
    return 'WRITTEN';
  });

/**
 * Marks an approved refund as sent before sending it, so that after a crash it is sent again under the same number.
 * What goes to a named account waits for an officer to transfer it.
 */
const send = (ctx: WriteContext, id: string): Promise<{ refund: RefundRow; attempt: PayAttemptRow } | null> =>
  inTransaction(ctx.db, async (tx) => {
    const [row] = await tx.select().from(refundOrders).where(eq(refundOrders.id, id)).for('update');
    if (!row || (row.status !== 'APPROVED' && row.status !== 'PROCESSING')) return null;
    if (row.payee) {
      if (row.status === 'APPROVED')
        await moveRefund(tx, ctx, row, 'send', { isSent: true, isByHand: true, askAt: null });
      return null;
    }
    const askAt = new Date(ctx.now.getTime() + askAgainMs);
    const refund = row.status === 'APPROVED' ? await moveRefund(tx, ctx, row, 'send', { askAt }) : row;
    const [attempt] = await tx
      .select()
      .from(payAttempts)
      .where(eq(payAttempts.id, row.attemptId ?? ''));
    if (!attempt) throw new Error('the refund has no attempt');
    return { refund, attempt };
  });

/** Sends a refund to its channel, or asks for its state. The channel is called outside any transaction. */
export async function processRefund(ctx: WriteContext, desk: Desk, id: string): Promise<void> {
  const sent = await send(ctx, id);
  if (!sent) return;
  const { refund, attempt } = sent;
  try {
    const channel = channelOf(desk, attempt.channel);
    const finding = refund.isSent
      ? await channel.queryRefund(refund.channelNo, attempt.no)
      : await channel.refund({
          refundNo: refund.channelNo,
          attemptNo: attempt.no,
          tradeNo: attempt.tradeNo ?? '',
          amountFen: refund.amountFen,
          totalFen: attempt.paidFen ?? attempt.amountFen,
          reason: refund.reason,
        });
    const heard = { channel: attempt.channel, source: 'ANSWER' as const };
    await recordRefund(ctx, desk, heard, refund.channelNo, finding);
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error;
  }
}
