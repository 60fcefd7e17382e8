import type { PayOrderDetail, PayOrderRow } from '@portal/contract/payment/public';
import { payOrderStateLabels, refundStateLabels } from '@portal/contract/payment/terms';
import type { Context } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { capitalAmount } from '../capital-amount.public.ts';
import { channelsFor, type Desk, payableOf } from '../desk.ts';
import type { PayAttemptRow, PayOrder, RefundRow } from '../payment.table.ts';
import { refundsOf } from '../refund/refund.queries.ts';
import { checkCodeOf } from './check-receipt.ts';
import { attemptsOf, itemsOf } from './order.queries.ts';

export const viewOrderRow = (order: PayOrder): PayOrderRow => ({
  payOrderId: order.id,
  no: order.no,
  title: order.title,
  itemCount: order.itemCount,
  totalFen: order.totalFen,
  refundedFen: order.refundedFen,
  state: order.status,
  stateLabel: payOrderStateLabels[order.status](),
  channel: order.channel,
  createdAt: order.createdAt.getTime(),
  expireAt: order.expireAt.getTime(),
  successAt: order.successAt?.getTime() ?? null,
  version: order.version,
});

export const viewRefund = (refund: RefundRow) => ({
  refundId: refund.id,
  no: refund.no,
  amountFen: refund.amountFen,
  reason: refund.reason,
  state: refund.status,
  stateLabel: refundStateLabels[refund.status](),
  createdAt: refund.createdAt.getTime(),
  answer: refund.answer,
  version: refund.version,
});

/** The amount of an order that can still be refunded: neither refunded nor requested. */
export const refundableOf = (order: PayOrder, refunds: readonly RefundRow[]): number =>
  order.status === 'SUCCESS'
    ? refunds
        .filter(
          ({ source, status }) => source !== 'SYSTEM' && status !== 'REJECTED' && status !== 'WITHDRAWN',
        )
        .reduce((left, { amountFen }) => left - amountFen, order.totalFen)
    : 0;

function viewAttempt(attempt: PayAttemptRow | undefined, account: RemittanceAccount | null) {
  if (!attempt) return null;
  const { channel, status, qrText, pageUrl, remittanceCode, failReason } = attempt;
  return {
    channel,
    state: status,
    qrText,
    pageUrl,
    remittance: remittanceCode !== null && account ? { code: remittanceCode, account } : null,
    failReason,
  };
}

type Caller = Pick<Context<Actor | null>, 'db' | 'now' | 'env' | 'actor'>;
interface RemittanceAccount {
  name: string;
  bank: string;
  number: string;
}

export async function viewOrder(ctx: Caller, desk: Desk, order: PayOrder): Promise<PayOrderDetail> {
  const { db, now, actor } = ctx;
  const [items, attempts, refunds] = await Promise.all([
    itemsOf(db, order.id),
    attemptsOf(db, order.id),
    refundsOf(db, order.id),
  ]);
  const isOpen = (order.status === 'CREATED' || order.status === 'PAYING') && order.expireAt > now;
  const refundableFen = refundableOf(order, refunds);
  const actions: PayOrderDetail['actions'] = [];
  if (isOpen) actions.push('pay', 'cancel');
  if (isOpen && (order.payerEnterpriseId !== null || order.guestKeyHash !== null)) actions.push('passOn');
  if (order.status === 'SUCCESS') actions.push('receipt');
  if (refundableFen > 0 && actor !== null) actions.push('refund');
  if (order.status === 'CLOSED' || order.status === 'SUCCESS_LATE') actions.push('again');
  return {
    ...viewOrderRow(order),
    items: items.map(({ id, kind, bizId, title, note, calculation, amountFen, refundedFen }) => ({
      itemId: id,
      kind,
      bizId,
      title,
      note,
      calculation,
      amountFen,
      refundedFen,
    })),
    attempt: viewAttempt(attempts[0], desk.pay.get('BANK_TRANSFER')?.account ?? null),
    channels: channelsFor(desk, order.kind),
    refunds: refunds.filter(({ source }) => source !== 'SYSTEM').map(viewRefund),
    refundableFen,
    capitals: capitalAmount(order.totalFen),
    checkCode: checkCodeOf(order),
    payerName: order.payerName,
    tradeNo: order.tradeNo,
    link: payableOf(desk, order.kind).link,
    now: now.getTime(),
    actions,
  };
}
