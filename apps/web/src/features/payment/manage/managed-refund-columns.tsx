import { formatFen } from '@portal/contract/money';
import type { ManagedRefund } from '@portal/contract/payment-manage';
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
import { refundLooks } from '../shared/pay-looks.ts';
import { channelNames } from '../shared/pay-names.ts';

export const managedRefundColumns = (hrefOf: (id: string) => string): ListColumn<ManagedRefund>[] => [
  nameColumn('title', m.pay_receipt_item(), {
    name: ({ title }) => title,
    href: ({ refundId }) => hrefOf(refundId),
    beside: true,
    note: ({ no }) => no,
  }),
  writtenColumn('payer', m.pay_receipt_payer(), ({ payerName }) => payerName),
  amountColumn('amount', m.field_refund_amount(), ({ amountFen }) => formatFen(amountFen)),
  writtenColumn('reason', m.field_reason(), ({ reason }) => reason),
  textColumn('channel', m.field_pay_channel(), ({ channel }) => channelNames[channel]()),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={refundLooks[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.pay_refund_asked_at(), ({ createdAt }) => createdAt),
];
