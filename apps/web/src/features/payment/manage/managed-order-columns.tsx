import { formatFen } from '@portal/contract/money';
import type { ManagedOrder } from '@portal/contract/payment-manage';
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
import { Status } from '../../../ui/status/Status.tsx';
import { orderLooks } from '../shared/pay-looks.ts';
import { channelNames, kindNames } from '../shared/pay-names.ts';

export const managedOrderColumns = (hrefOf: (id: string) => string): ListColumn<ManagedOrder>[] => [
  nameColumn('title', m.pay_receipt_item(), {
    name: ({ title }) => title,
    href: ({ payOrderId }) => hrefOf(payOrderId),
    beside: true,
    note: ({ no }) => no,
  }),
  writtenColumn('payer', m.pay_receipt_payer(), ({ payerName }) => payerName),
  textColumn('kind', m.field_kind(), ({ kind }) => kindNames[kind]()),
  amountColumn('total', m.pay_receipt_amount(), ({ totalFen }) => formatFen(totalFen)),
  amountColumn(
    'refunded',
    m.pay_receipt_refunded(),
    ({ refundedFen }) => (refundedFen === 0 ? null : formatFen(refundedFen)),
    { part: 'fact' },
  ),
  textColumn('channel', m.field_pay_channel(), ({ channel }) => channel && channelNames[channel]()),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={orderLooks[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.pay_made(), ({ createdAt }) => createdAt),
  dateColumn('paid', m.pay_receipt_paid_at(), ({ successAt }) => successAt, { shown: 'hidden' }),
];
