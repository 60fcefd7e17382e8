import type { ChannelAnswer } from '@portal/contract/payment/reconcile-terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import {
  ChannelDown,
  type PayChannel,
  type PayFinding,
  type RefundFinding,
} from '../../../platform/pay/pay-channel.ts';
import { channelOf, type Desk } from '../desk.ts';
import { recordFinding } from '../order/record-finding.ts';
import { payAttempts, refundOrders } from '../payment.table.ts';
import { recordRefund } from '../refund/process-refund.ts';
import type { DifferenceRow } from './reconcile.table.ts';

const answerOf: Record<PayFinding['state'] | RefundFinding['state'], ChannelAnswer> = {
  SUCCESS: 'MOVED',
  PENDING: 'PENDING',
  PROCESSING: 'PENDING',
  BY_HAND: 'PENDING',
  CLOSED: 'NOT_MOVED',
  FAILED: 'NOT_MOVED',
  UNKNOWN: 'UNKNOWN',
};

type Asked = Pick<DifferenceRow, 'answer' | 'answerFen'>;

async function askPayment(
  ctx: WriteContext,
  desk: Desk,
  channel: PayChannel,
  attemptNo: string,
): Promise<Asked> {
  const [known] = await ctx.db
    .select({ id: payAttempts.id })
    .from(payAttempts)
    .where(eq(payAttempts.no, attemptNo));
  const finding = await channel.query(attemptNo);
  const heard = { channel: channel.code, source: 'ANSWER' as const };
  const recorded = await recordFinding(ctx, desk, heard, attemptNo, finding);
  return {
    answer: known && recorded !== 'WRITTEN' ? 'CONTRADICTED' : answerOf[finding.state],
    answerFen: finding.state === 'SUCCESS' ? finding.amountFen : null,
  };
}

async function askRefund(
  ctx: WriteContext,
  desk: Desk,
  channel: PayChannel,
  refundNo: string,
): Promise<Asked> {
  const [found] = await ctx.db
    .select({ attemptNo: payAttempts.no })
    .from(refundOrders)
    .innerJoin(payAttempts, eq(payAttempts.id, refundOrders.attemptId))
    .where(eq(refundOrders.channelNo, refundNo));
  const finding = await channel.queryRefund(refundNo, found?.attemptNo ?? '');
  const heard = { channel: channel.code, source: 'ANSWER' as const };
  const recorded = await recordRefund(ctx, desk, heard, refundNo, finding);
  return {
    answer: found && recorded !== 'WRITTEN' ? 'CONTRADICTED' : answerOf[finding.state],
    answerFen: finding.state === 'SUCCESS' ? finding.about.amountFen : null,
  };
}

/**
 * Asks a channel about a difference, and books its answer if we did not know it yet.
 * @throws {AppError} 500046
 */
export async function askAgain(
  ctx: WriteContext,
  desk: Desk,
  { channel: code, type, ownNo }: DifferenceRow,
): Promise<Asked> {
  const channel = channelOf(desk, code);
  try {
    return await (type === 'PAY' ? askPayment : askRefund)(ctx, desk, channel, ownNo);
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error;
    throw new AppError(retCodes.CHANNEL_UNAVAILABLE);
  }
}
