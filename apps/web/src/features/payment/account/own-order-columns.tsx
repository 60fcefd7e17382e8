import { formatFen } from '@portal/contract/money';
import type { PayOrderRow } from '@portal/contract/payment/public';
import { payChannelLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { orderTitle } from '../shared/pay-names.ts';
import { orderVariants } from '../shared/pay-variants.ts';

export const ownOrderColumns = (hrefOf: (id: string) => string): ListColumn<PayOrderRow>[] => [
  nameColumn('title', m.pay_receipt_item(), {
    name: (order) => orderTitle(order),
    href: ({ payOrderId }) => hrefOf(payOrderId),
    opensPane: true,
    note: ({ no }) => no,
  }),
  amountColumn('total', m.pay_receipt_amount(), ({ totalFen }) => formatFen(totalFen)),
  amountColumn(
    'refunded',
    m.pay_receipt_refunded(),
    ({ refundedFen }) => (refundedFen === 0 ? null : formatFen(refundedFen)),
    { part: 'fact' },
  ),
  textColumn('channel', m.field_pay_channel(), ({ channel }) => channel && payChannelLabels[channel]()),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={orderVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.pay_made(), ({ createdAt }) => createdAt),
];
