import type { refundOperateManage } from '@portal/contract/payment/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { askForJob } from '../../../platform/jobs/ask-for-job.ts';
import { ownCurrency } from '../../../platform/pay/pay-channel.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Desk } from '../desk.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { orderLink } from '../order/move-order.ts';
import { payAttempts, type RefundRow, refundOrders } from '../payment.table.ts';
import { moveRefund } from '../refund/move-refund.ts';
import { settleJob } from '../refund/open-refund.ts';
import { finishPayout, reserveCredit } from '../refund/pay-out.ts';
import { recordRefund } from '../refund/process-refund.ts';
import { mayApprove, mayWithdraw, needsTwo, peopleOf, viewManagedRefund } from './managed-payment.view.ts';
import { findManagedRefund } from './managed-refund.queries.ts';

type Operation = InputOf<typeof refundOperateManage>;

/**
 * The first of two approvals leaves the status unchanged.
 * @throws {AppError} 500012, 500047
 */
async function approve(tx: Db, ctx: Context, refund: RefundRow): Promise<void> {
  const { userId } = ctx.actor;
  if (!mayApprove(refund, userId)) throw new AppError(retCodes.SECOND_APPROVER_NEEDED);
  const approverIds = [...refund.approverIds, userId];
  const isFirst = needsTwo(refund, await readMoneyRules(tx)) && approverIds.length === 1;
  if (isFirst) {
    await moveRefund(tx, ctx, refund, 'second', { approverIds });
    return;
  }
  await moveRefund(tx, ctx, refund, 'approve', { approverIds, askAt: ctx.now });
  await askForJob(tx, settleJob, {});
}

/** @throws {AppError} 500012, 300002, 100002 */
async function reject(tx: Db, ctx: Context, refund: RefundRow, reason: string): Promise<void> {
  if (refund.applicantId === ctx.actor.userId)
    throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_own_refund() });
  if (reason === '') throw fieldsRefused({ reason: m.fault_enter({ field: m.field_reason() }) });
  await moveRefund(tx, ctx, refund, 'reject', { answer: reason });
  await reserveCredit(tx, ctx, refund, true);
  const row = await findManagedRefund(tx, refund.id);
  // Officers see the answer in the list of refunds.
  if (!row?.orderNo || refund.applicantId === null || refund.source !== 'PAYER') return;
  await sendMessage(tx, {
    eventCode: 'REFUND_REJECTED',
    params: { title: row.title ?? refund.reason, fen: refund.amountFen, reason },
    userIds: [refund.applicantId],
    link: orderLink({ no: row.orderNo }),
    now: ctx.now,
  });
}

/**
 * Officers take back what they requested themselves.
 * @throws {AppError} 500012, 300002
 */
async function withdraw(tx: Db, ctx: Context, refund: RefundRow): Promise<void> {
  if (!mayWithdraw(refund, ctx.actor.userId)) throw new AppError(retCodes.RIGHT_MISSING);
  await moveRefund(tx, ctx, refund, 'withdraw');
  await reserveCredit(tx, ctx, refund, true);
}

const steps = {
  approve,
  reject,
  withdraw,
  retry: async (tx: Db, ctx: Context, refund: RefundRow): Promise<void> => {
    await moveRefund(tx, ctx, refund, 'retry', { askAt: ctx.now, failReason: '', isSent: false });
    await askForJob(tx, settleJob, {});
  },
};

/** An officer who has transferred the money confirms it in place of the channel. */
async function confirmByHand(tx: Db, ctx: Context, desk: Desk, refund: RefundRow): Promise<void> {
  if (refund.payee) return finishPayout(tx, ctx, desk, refund);
  const [attempt] = await tx
    .select()
    .from(payAttempts)
    .where(eq(payAttempts.id, refund.attemptId ?? ''));
  if (!attempt) throw new Error('the refund has no attempt');
  const { channelNo: refundNo, amountFen } = refund;
  const heard = { channel: attempt.channel, source: 'ANSWER' as const };
  await recordRefund({ ...ctx, db: tx }, desk, heard, refundNo, {
    state: 'SUCCESS',
    about: { refundNo, amountFen, attemptNo: attempt.no, currency: ownCurrency, seller: {} },
    channelRefundNo: refund.no,
  });
}

/** @throws {AppError} 500404, 500409, 200009, 500012, 500047, 300002, 100002 */
export const operateRefund =
  (desk: Desk): Verb<typeof refundOperateManage> =>
  async (ctx, { id, event, version, reason }: Operation) => {
    await inTransaction(ctx.db, async (tx) => {
      const refund = await lockVersion(tx, refundOrders, { id, version });
      // These events move money out of the park.
      if (event === 'approve' || event === 'confirm') await requireSecure(tx, ctx.clock, ctx.actor.sessionId);
      if (event !== 'confirm') return steps[event](tx, ctx, refund, reason);
      if (refund.status !== 'PROCESSING' || !refund.isByHand) throw new AppError(retCodes.TRANSITION_REFUSED);
      await confirmByHand(tx, ctx, desk, refund);
    });
    const row = await findManagedRefund(ctx.db, id);
    if (!row) throw new Error('the refund no longer exists');
    const names = await namesOfUsers(ctx.db, peopleOf([row]));
    return viewManagedRefund(row, names, ctx.actor.userId, await readMoneyRules(ctx.db));
  };
