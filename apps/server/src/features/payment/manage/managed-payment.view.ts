import type { ManagedOrder, ManagedRefund } from '@portal/contract/payment/manage';
import type { MoneyRules } from '@portal/contract/payment/money-rules';
import {
  payChannelLabels,
  payOrderStateLabels,
  refundStateLabels,
  refundTransitions,
} from '@portal/contract/payment/terms';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { PayOrder } from '../payment.table.ts';
import type { ManagedRefundRow } from './managed-refund.queries.ts';

export const viewManagedOrder = (order: PayOrder): ManagedOrder => ({
  payOrderId: order.id,
  no: order.no,
  kind: order.kind,
  title: order.title,
  payerName: order.payerName,
  totalFen: order.totalFen,
  refundedFen: order.refundedFen,
  channel: order.channel,
  state: order.status,
  stateLabel: payOrderStateLabels[order.status](),
  createdAt: order.createdAt.getTime(),
  successAt: order.successAt?.getTime() ?? null,
  version: order.version,
});

/** Of the payer's own requests; of those of the finance office, who requested it is the first of the two. */
export const needsTwo = (
  { source, amountFen }: ManagedRefundRow['refund'],
  { secondPersonFromFen }: Pick<MoneyRules, 'secondPersonFromFen'>,
): boolean => source === 'PAYER' && amountFen >= secondPersonFromFen;

/** The applicant may not approve, nor may anyone who already has. */
export const mayApprove = (
  { applicantId, approverIds }: ManagedRefundRow['refund'],
  userId: string,
): boolean => applicantId !== userId && !approverIds.includes(userId);

/** A request of the finance office is taken back by the officer who made it. */
export const mayWithdraw = ({ source, applicantId }: ManagedRefundRow['refund'], userId: string): boolean =>
  source === 'OFFICE' && applicantId === userId;

function actionsOf({ refund }: ManagedRefundRow, userId: string): ManagedRefund['actions'] {
  const possible = refundTransitions[refund.status];
  const actions: ManagedRefund['actions'] = [];
  if (possible.approve && mayApprove(refund, userId)) actions.push('approve');
  if (possible.reject && refund.applicantId !== userId) actions.push('reject');
  if (possible.withdraw && mayWithdraw(refund, userId)) actions.push('withdraw');
  if (possible.retry) actions.push('retry');
  if (refund.status === 'PROCESSING' && refund.isByHand) actions.push('confirm');
  return actions;
}

export function viewManagedRefund(
  row: ManagedRefundRow,
  names: ReadonlyMap<string, string>,
  userId: string,
  rules: MoneyRules,
): ManagedRefund {
  const { refund, orderNo, title, payerName, channel } = row;
  return {
    refundId: refund.id,
    no: refund.no,
    payOrderId: refund.payOrderId,
    orderNo: orderNo ?? '',
    title: title ?? refund.reason,
    payerName: payerName ?? refund.payee?.name ?? '',
    applicantName: names.get(refund.applicantId ?? '') ?? '',
    source: refund.source,
    amountFen: refund.amountFen,
    // What goes to a named account leaves the bank.
    channel: refund.payee ? 'BANK_TRANSFER' : (channel ?? 'BANK_TRANSFER'),
    payee: refund.payee,
    proofFileId: refund.proofFileId,
    reason: refund.reason,
    state: refund.status,
    stateLabel: refundStateLabels[refund.status](),
    approverNames: refund.approverIds.map((id) => names.get(id) ?? ''),
    needsTwo: needsTwo(refund, rules),
    failReason: refund.failReason,
    answer: refund.answer,
    createdAt: refund.createdAt.getTime(),
    version: refund.version,
    actions: actionsOf(row, userId),
  };
}

/** Ids of the users named in refunds. */
export const peopleOf = (rows: readonly ManagedRefundRow[]): string[] => [
  ...new Set(
    rows.flatMap(({ refund: { applicantId, approverIds } }) => [applicantId ?? [], approverIds].flat(2)),
  ),
];

export const orderColumns: SheetColumn<PayOrder>[] = [
  { head: '订单号', value: ({ no }) => no, width: 20 },
  { head: '缴费事项', value: ({ title }) => title, width: 40 },
  { head: '付款方', value: ({ payerName }) => payerName, width: 40 },
  { head: '金额（元）', value: ({ totalFen }) => totalFen / 100 },
  { head: '已退（元）', value: ({ refundedFen }) => refundedFen / 100 },
  { head: '支付方式', value: ({ channel }) => (channel ? payChannelLabels[channel]() : '') },
  { head: '状态', value: ({ status }) => payOrderStateLabels[status]() },
  { head: '渠道单号', value: ({ tradeNo }) => tradeNo ?? '', width: 30 },
  { head: '下单时间', value: ({ createdAt }) => createdAt, width: 20 },
  { head: '支付时间', value: ({ successAt }) => successAt ?? '', width: 20 },
];
