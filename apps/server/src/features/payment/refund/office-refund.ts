import type { OfficeRefundContent, refundOpenManage } from '@portal/contract/payment/refund-manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { requireSecure } from '../../../platform/session/secure-session.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { lockCredit } from '../account.public.ts';
import { peopleOf, viewManagedRefund } from '../manage/managed-payment.view.ts';
import { findManagedRefund } from '../manage/managed-refund.queries.ts';
import { readMoneyRules } from '../money-rules.public.ts';
import { itemsOf, lockOrder } from '../order/order.queries.ts';
import { refundableOf } from '../order/view-order.ts';
import type { RefundRow } from '../payment.table.ts';
import { paidAttemptOf, spreadOver } from './apply-refund.ts';
import { requireNotCredited } from './bill-money.public.ts';
import { type NewRefund, openRefund } from './open-refund.ts';
import { reserveCredit } from './pay-out.ts';
import { claimedOf, refundsOf } from './refund.queries.ts';

type Source = Pick<NewRefund, 'order' | 'attempt' | 'items'> & { enterpriseId: string | null };

/**
 * Locks an order and what is left of it.
 * @throws {AppError} 500404, 500045
 */
async function sourceOfOrder(tx: Db, payOrderId: string, amountFen: number): Promise<Source> {
  const order = await lockOrder(tx, payOrderId);
  const refunds = await refundsOf(tx, payOrderId);
  if (amountFen > refundableOf(order, refunds)) throw new AppError(retCodes.REFUND_OVER_PAID);
  const items = spreadOver(await itemsOf(tx, payOrderId), claimedOf(refunds), amountFen);
  await requireNotCredited(tx, items);
  return {
    order,
    attempt: await paidAttemptOf(tx, payOrderId, order.tradeNo),
    items,
    enterpriseId: null,
  };
}

/** @throws {AppError} 500045 */
async function sourceOfCredit(tx: Db, enterpriseId: string, amountFen: number): Promise<Source> {
  if (amountFen > (await lockCredit(tx, enterpriseId))) throw new AppError(retCodes.REFUND_OVER_PAID);
  return { order: null, attempt: null, items: [], enterpriseId };
}

/** @throws {AppError} 100002 without source, or for an account without proof */
async function requireTarget(tx: Db, ctx: Context, data: OfficeRefundContent): Promise<void> {
  const { payOrderId, enterpriseId, payee, proofFileId } = data;
  if ((payOrderId === null) === (enterpriseId === null))
    throw fieldsRefused({ 'data.payOrderId': m.fault_choose({ field: m.log_entity_pay_order() }) });
  // Credit has no channel of its own to go back to.
  if (payOrderId === null && payee === null)
    throw fieldsRefused({ 'data.payee.name': m.fault_enter({ field: m.move_out_payee() }) });
  if (payee === null) return;
  if (proofFileId === '')
    throw fieldsRefused({ 'data.proofFileId': m.fault_choose({ field: m.move_out_proof() }) });
  if ((await findFile(tx, proofFileId, 0))?.ownerUserId !== ctx.actor.userId)
    throw fieldsRefused({ 'data.proofFileId': m.fault_choice_gone() });
}

async function open(tx: Db, ctx: Context, data: OfficeRefundContent): Promise<RefundRow> {
  const { payOrderId, enterpriseId, amountFen, reason, payee, proofFileId } = data;
  await requireTarget(tx, ctx, data);
  const source =
    payOrderId === null
      ? await sourceOfCredit(tx, enterpriseId ?? '', amountFen)
      : await sourceOfOrder(tx, payOrderId, amountFen);
  const isTwo = payee !== null || amountFen >= (await readMoneyRules(tx)).secondPersonFromFen;
  // What one person may send needs the same proof of identity as an approval.
  if (!isTwo) await requireSecure(tx, ctx.clock, ctx.actor.sessionId);
  const { enterpriseId: creditor, ...rest } = source;
  const refund = await openRefund(tx, ctx, {
    ...rest,
    source: 'OFFICE',
    amountFen,
    reason,
    applicantId: ctx.actor.userId,
    status: isTwo ? 'APPLIED' : 'APPROVED',
    more: { enterpriseId: creditor, payee, proofFileId: payee === null ? '' : proofFileId },
  });
  await reserveCredit(tx, ctx, refund);
  return refund;
}

/**
 * Refunds a payment in whole or in part, or credit, never more than is left. To another account, and from the park's
 * threshold on, a second person has to approve it.
 * @throws {AppError} 500404, 500045, 100002, 200009
 */
export const openOfficeRefund: Verb<typeof refundOpenManage> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { id } = await open(tx, ctx, data);
    const row = await findManagedRefund(tx, id);
    if (!row) throw new Error('failed to insert refund');
    const names = await namesOfUsers(tx, peopleOf([row]));
    return viewManagedRefund(row, names, ctx.actor.userId, await readMoneyRules(tx));
  });
