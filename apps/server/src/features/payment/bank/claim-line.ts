import { type BankLineEvent, bankLineTransitions } from '@portal/contract/payment/bank-line-terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { ownCurrency } from '../../../platform/pay/pay-channel.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Desk } from '../desk.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { orderLink } from '../order/move-order.ts';
import { lockOrder } from '../order/order.queries.ts';
import { recordFinding } from '../order/record-finding.ts';
import { type PayAttemptRow, type PayOrder, payAttempts } from '../payment.table.ts';
import { type BankLineRow, bankLines } from './bank-line.table.ts';

/**
 * Applies an event to a locked line: updates its row and log.
 * @throws {AppError} 500012
 */
export const moveLine = (
  tx: Db,
  ctx: WriteContext,
  line: BankLineRow,
  event: BankLineEvent,
  set: Partial<BankLineRow> = {},
): Promise<BankLineRow> =>
  moveState(tx, ctx, bankLines, line, {
    entity: 'bankLine',
    event,
    set: { ...set, status: nextState(bankLineTransitions, line.status, event) },
    reason: set.reason,
  });

const notifyOfPartPayment = async (
  tx: Db,
  ctx: WriteContext,
  order: PayOrder,
  fen: number,
  missingFen: number,
) =>
  order.payerUserId !== null &&
  sendMessage(tx, {
    eventCode: 'PAY_PART',
    params: { title: order.title, fen, missingFen },
    userIds: [order.payerUserId],
    link: orderLink(order),
    now: ctx.now,
  });

/**
 * Assigns a locked line to a payment attempt. Too low an amount is held as a part payment; a sufficient or excessive
 * one settles the order in the same way as a notice. Large and typed amounts need a second person.
 * @throws {AppError} 500041 if the attempt is already paid
 */
export async function claimLine(
  tx: Db,
  ctx: WriteContext,
  desk: Desk,
  line: BankLineRow,
  { id: attemptId, payOrderId }: Pick<PayAttemptRow, 'id' | 'payOrderId'>,
): Promise<BankLineRow> {
  const order = await lockOrder(tx, payOrderId);
  const [attempt] = await tx.select().from(payAttempts).where(eq(payAttempts.id, attemptId));
  if (!attempt || attempt.status === 'SUCCESS') throw new AppError(retCodes.ALREADY_PAID);
  const parts = await tx
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.attemptId, attemptId), eq(bankLines.status, 'PART')))
    .orderBy(asc(bankLines.id))
    .for('update');
  const sumFen = parts.reduce((sum, { amountFen }) => sum + amountFen, line.amountFen);
  const claimed = { attemptId, payOrderId };
  const { secondMatchAboveFen } = await readMoneyRules(tx);
  if ((sumFen > secondMatchAboveFen || line.isByHand) && line.status !== 'PROPOSED')
    return moveLine(tx, ctx, line, 'propose', { ...claimed, firstBy: ctx.actor?.userId ?? null });
  if (sumFen < attempt.amountFen) {
    await notifyOfPartPayment(tx, ctx, order, line.amountFen, attempt.amountFen - sumFen);
    return moveLine(tx, ctx, line, 'part', claimed);
  }
  for (const part of parts) await moveLine(tx, ctx, part, 'match', claimed);
  const moved = await moveLine(tx, ctx, line, 'match', claimed);
  const { channel, no } = attempt;
  const recorded = await recordFinding({ ...ctx, db: tx }, desk, { channel, source: 'ANSWER' }, no, {
    state: 'SUCCESS',
    about: { attemptNo: no, currency: ownCurrency, seller: {} },
    amountFen: sumFen,
    tradeNo: line.bankNo,
    paidAt: line.bookedAt,
  });
  // A matched line must have been booked; otherwise everything is rolled back.
  if (recorded !== 'WRITTEN') throw new Error(`Bank line ${line.bankNo} contradicts attempt ${no}`);
  return moved;
}
