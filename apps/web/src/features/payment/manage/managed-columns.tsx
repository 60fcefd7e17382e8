import { formatFen } from '@portal/contract/money';
import type { ManagedOrder, ManagedRefund } from '@portal/contract/payment/manage';
import { type PayChannelCode, payChannelLabels, payKindLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Status, type StatusKind } from '../../../ui/status/Status.tsx';
import { orderVariants, refundVariants } from '../shared/pay-variants.ts';

interface Paid {
  title: string;
  no: string;
  payerName: string;
  channel: PayChannelCode | null;
  stateLabel: string;
}

/** Columns shared by orders and refunds, placed around their own: purpose, payer, channel and state. */
const columnsAround = <Row extends Paid>(
  hrefOf: (row: Row) => string,
  own: ListColumn<Row>[],
  lookOf: (row: Row) => StatusKind,
): ListColumn<Row>[] => [
  nameColumn('title', m.pay_receipt_item(), {
    name: ({ title }) => title,
    href: hrefOf,
    opensPane: true,
    note: ({ no }) => no,
  }),
  writtenColumn('payer', m.pay_receipt_payer(), ({ payerName }) => payerName),
  ...own,
  textColumn('channel', m.field_pay_channel(), ({ channel }) => channel && payChannelLabels[channel]()),
  stateColumn('state', m.field_state(), (row) => <Status kind={lookOf(row)}>{row.stateLabel}</Status>),
];

export const managedOrderColumns = (hrefOf: (id: string) => string): ListColumn<ManagedOrder>[] => [
  ...columnsAround<ManagedOrder>(
    ({ payOrderId }) => hrefOf(payOrderId),
    [
      textColumn('kind', m.field_kind(), ({ kind }) => payKindLabels[kind]()),
      amountColumn('total', m.pay_receipt_amount(), ({ totalFen }) => formatFen(totalFen)),
      amountColumn(
        'refunded',
        m.pay_receipt_refunded(),
        ({ refundedFen }) => (refundedFen === 0 ? null : formatFen(refundedFen)),
        { part: 'fact' },
      ),
    ],
    ({ state }) => orderVariants[state],
  ),
  dateColumn('created', m.pay_made(), ({ createdAt }) => createdAt, {
    sortBy: '-created',
  }),
  dateColumn('paid', m.pay_receipt_paid_at(), ({ successAt }) => successAt, { shown: 'hidden' }),
];

export const managedRefundColumns = (hrefOf: (id: string) => string): ListColumn<ManagedRefund>[] => [
  ...columnsAround<ManagedRefund>(
    ({ refundId }) => hrefOf(refundId),
    [
      amountColumn('amount', m.field_refund_amount(), ({ amountFen }) => formatFen(amountFen)),
      writtenColumn('reason', m.field_reason(), ({ reason }) => reason),
    ],
    ({ state }) => refundVariants[state],
  ),
  dateColumn('created', m.pay_refund_asked_at(), ({ createdAt }) => createdAt, {
    sortBy: '-created',
  }),
];
