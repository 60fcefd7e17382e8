import { paths } from '@portal/contract/paths';
import type { Contradiction } from '@portal/contract/payment/reconcile-terms';
import { and, eq, ne } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import type { PayFinding } from '../../../platform/pay/pay-channel.ts';
import { sendMessage } from '../../message/message.public.ts';
import { commonFields, contradictionsIn, isForeign } from '../contradictions.ts';
import { type Desk, payableOf } from '../desk.ts';
import { financeUserIds } from '../finance-users.ts';
import { bookTransfers } from '../ledger/book-transfer.ts';
import { type PayAttemptRow, type PayOrder, payAttempts, payItems } from '../payment.table.ts';
import { type Heard, keepContradiction, noteBooked, type Recorded } from '../reconcile/keep-contradiction.ts';
import { giveBack } from '../refund/open-refund.ts';
import { findDue } from './create-order.ts';
import { moveOrder, orderLink } from './move-order.ts';
import { itemsOf, lockOrder } from './order.queries.ts';

type Paid = Extract<PayFinding, { state: 'SUCCESS' }>;

interface Receipt {
  tx: Db;
  ctx: WriteContext;
  desk: Desk;
  order: PayOrder;
  attempt: PayAttemptRow;
  paid: Paid;
}

/** Holds the items of an order again after it released them; false if another order holds one. */
async function reholdItems(tx: Db, payOrderId: string): Promise<boolean> {
  try {
    await inTransaction(tx, (inner) =>
      inner.update(payItems).set({ isHeld: true }).where(eq(payItems.payOrderId, payOrderId)),
    );
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'pay_item_held') return false;
    throw error;
  }
}

/**
 * Whether every item is still available at the price that was paid; locks the items and holds them against other
 * orders.
 */
async function areAvailable({ tx, ctx, desk, order }: Receipt): Promise<boolean> {
  if (order.status === 'CLOSED' && !(await reholdItems(tx, order.id))) return false;
  const items = await itemsOf(tx, order.id);
  const ids = items.map(({ bizId }) => bizId);
  // Regardless of who asks the channel, the items belong to the order's payer.
  const isPart = items.some((item) => item.isPart);
  const dues = await findDue(tx, { ...ctx, actor: null }, payableOf(desk, order.kind), { ids, isPart });
  const dueOf = new Map(dues.map((due) => [due.bizId, due]));
  return items.every(({ bizId, amountFen }) => {
    const due = dueOf.get(bizId);
    return due?.state === 'DUE' && due.amountFen === amountFen;
  });
}

const releaseItems = (tx: Db, payOrderId: string) =>
  tx.update(payItems).set({ isHeld: false }).where(eq(payItems.payOrderId, payOrderId));

async function notifyPayer(
  { tx, ctx, order, paid }: Receipt,
  eventCode: 'PAY_SUCCESS' | 'PAY_LATE_TAKEN' | 'PAY_GIVEN_BACK',
) {
  if (order.payerUserId === null) return;
  await sendMessage(tx, {
    eventCode,
    params: { title: order.title, fen: paid.amountFen },
    userIds: [order.payerUserId],
    link: orderLink(order),
    now: ctx.now,
  });
}

/** Money reported by a bank statement has been in suspense since the import, and stays there if it is not used. */
async function book({ tx, ctx, order, attempt, paid }: Receipt, isUsed: boolean): Promise<void> {
  const isInSuspense = attempt.channel === 'BANK_TRANSFER';
  if (isInSuspense && !isUsed) return;
  await bookTransfers(tx, [
    {
      event: isUsed ? 'PAID' : 'HELD',
      causeId: attempt.id,
      payOrderId: order.id,
      account: isInSuspense ? 'SUSPENSE' : `CHANNEL:${attempt.channel}`,
      counter: isUsed ? `SOLD:${order.kind}` : 'SUSPENSE',
      amountFen: paid.amountFen,
      now: ctx.now,
    },
  ]);
}

async function take(receipt: Receipt): Promise<void> {
  const { tx, ctx, desk, order, attempt, paid } = receipt;
  const isLate = order.status === 'CLOSED';
  const items = await itemsOf(tx, order.id);
  await book(receipt, true);
  await releaseItems(tx, order.id);
  await moveOrder(tx, ctx, order, 'succeed', {
    channel: attempt.channel,
    successAt: paid.paidAt,
    tradeNo: paid.tradeNo,
  });
  await payableOf(desk, order.kind).settle(tx, ctx, items, order.id);
  await notifyPayer(receipt, isLate ? 'PAY_LATE_TAKEN' : 'PAY_SUCCESS');
}

/** Money that is not ours is held in suspense until it is refunded. */
async function refuse(receipt: Receipt): Promise<void> {
  const { tx, ctx, desk, order, attempt, paid } = receipt;
  await book(receipt, false);
  if (order.status === 'PAYING')
    await payableOf(desk, order.kind).release?.(tx, ctx, await bizIdsOf(receipt), order.id);
  // An order that has ended or is being investigated stays as it is; only this payment is refunded.
  if (order.status === 'PAYING' || order.status === 'CLOSED') {
    await releaseItems(tx, order.id);
    await moveOrder(tx, ctx, order, 'comeLate');
  }
  await giveBack(tx, ctx, { order, attempt, amountFen: paid.amountFen });
  await notifyPayer(receipt, 'PAY_GIVEN_BACK');
}

const bizIdsOf = async ({ tx, order }: Receipt) => (await itemsOf(tx, order.id)).map(({ bizId }) => bizId);

/** Neither books nor refunds the money until the finance office has investigated. */
async function question(receipt: Receipt): Promise<void> {
  const { tx, ctx, order, attempt, paid } = receipt;
  await book(receipt, false);
  // The items of a closed order may be in another order by now, so it claims none of them.
  await moveOrder(tx, ctx, order, 'differ', { channel: attempt.channel });
  await sendMessage(tx, {
    userIds: await financeUserIds(tx),
    eventCode: 'PAY_EXCEPTION',
    params: { title: order.title, fen: order.totalFen, paidFen: paid.amountFen },
    link: paths.managePayOrders({ state: 'EXCEPTION' }),
    now: ctx.now,
  });
}

async function receive(receipt: Receipt): Promise<void> {
  const { tx, ctx, order, attempt, paid } = receipt;
  await updateVersion(tx, ctx, payAttempts, attempt.id, {
    status: 'SUCCESS',
    paidFen: paid.amountFen,
    tradeNo: paid.tradeNo,
    paidAt: paid.paidAt,
    failReason: '',
    askAt: null,
  });
  const isSettled =
    order.status === 'SUCCESS' || order.status === 'SUCCESS_LATE' || order.status === 'EXCEPTION';
  if (isSettled) return refuse(receipt);
  if (paid.amountFen !== order.totalFen) return question(receipt);
  return (await areAvailable(receipt)) ? take(receipt) : refuse(receipt);
}

/** Another attempt already paid by the same trade at the channel. */
async function otherOfTrade(tx: Db, { channel, id }: PayAttemptRow, tradeNo: string) {
  const [other] = await tx
    .select({ no: payAttempts.no })
    .from(payAttempts)
    .where(and(eq(payAttempts.channel, channel), eq(payAttempts.tradeNo, tradeNo), ne(payAttempts.id, id)));
  return other?.no;
}

/**
 * Compares everything a channel names about a payment with our records. The amount of a payment not yet known is no
 * contradiction: the amount received is recorded, and a wrong one is left to the finance office.
 */
async function contradictionsOf(
  tx: Db,
  desk: Desk,
  { channel }: Heard,
  { no, attempt, finding }: { no: string; attempt: PayAttemptRow | undefined; finding: PayFinding },
): Promise<Contradiction[]> {
  const { about } = finding;
  const paid = finding.state === 'SUCCESS' ? finding : null;
  const known = attempt?.status === 'SUCCESS' ? attempt : null;
  const trade = known ? known.tradeNo : paid && attempt && (await otherOfTrade(tx, attempt, paid.tradeNo));
  return contradictionsIn([
    ['NUMBER', attempt ? no : '', about?.attemptNo],
    ['CHANNEL', attempt?.channel, channel],
    ...commonFields(desk, channel, about),
    ['TRADE', trade ?? undefined, paid?.tradeNo],
    ['AMOUNT', known?.paidFen?.toString(), paid?.amountFen.toString()],
  ]);
}

/**
 * Records what a channel says about an attempt, in a notice or when asked. Idempotent, so notices may arrive more than
 * once, in any order, and before the answer to our own request. What contradicts our records is kept for the finance
 * office instead.
 */
export const recordFinding = (
  ctx: WriteContext,
  desk: Desk,
  heard: Heard,
  attemptNo: string,
  finding: PayFinding,
): Promise<Recorded> =>
  inTransaction(ctx.db, async (tx) => {
    const isIt = eq(payAttempts.no, attemptNo);
    const [found] = await tx.select().from(payAttempts).where(isIt);
    // Always lock the order first, so that two writers cannot deadlock.
    const order = found && (await lockOrder(tx, found.payOrderId));
    const [attempt] = order ? await tx.select().from(payAttempts).where(isIt) : [];
    const contradictions = await contradictionsOf(tx, desk, heard, { no: attemptNo, attempt, finding });
    const paid = finding.state === 'SUCCESS' ? finding : null;
    if (contradictions.length > 0) {
      // When asked about an unknown number, the answer adds nothing: the difference being investigated already says so.
      if (attempt || heard.source === 'NOTICE')
        await keepContradiction(tx, ctx, heard, {
          kind: 'CONTRADICTION',
          type: 'PAY',
          ownNo: attemptNo,
          tradeNo: paid?.tradeNo ?? '',
          payOrderId: order?.id ?? null,
          ourFen: attempt?.amountFen ?? null,
          theirFen: paid?.amountFen ?? null,
          contradictions,
        });
      return isForeign(contradictions) ? 'FOREIGN' : 'CONTRADICTED';
    }
    if (!order || !attempt || attempt.status === 'SUCCESS') return 'WRITTEN';
    if (paid) {
      await receive({ tx, ctx, desk, order, attempt, paid });
      await noteBooked(tx, ctx, { type: 'PAY', ownNo: attemptNo, fen: paid.amountFen });
    } else if (finding.state === 'FAILED' && attempt.status !== 'CLOSED')
      await updateVersion(tx, ctx, payAttempts, attempt.id, {
        status: 'FAILED',
        failReason: finding.reason,
        askAt: null,
      });
    return 'WRITTEN';
  });
