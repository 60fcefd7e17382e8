import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { ReceiptRow } from '@portal/contract/payment/receipt';
import { receiptStateLabels, receiptWayLabels } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  statusColumn,
  textColumn,
  writtenColumn,
} from '../../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../../platform/account/list/use-list-query.ts';
import { optionsOf } from '../../../../platform/display/codes-of.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { receiptVariants } from '../../shared/pay-variants.ts';
import { ReceiveTabs } from './ReceiveTabs.tsx';

const ReceiptDrawer = lazy(async () => ({ default: (await import('./ReceiptDrawer.tsx')).ReceiptDrawer }));

const columns = (hrefOf: (id: string) => string): ListColumn<ReceiptRow>[] => [
  nameColumn('no', m.counter_receipt_no(), {
    name: ({ no }) => no,
    href: ({ receiptId }) => hrefOf(receiptId),
    opensPane: true,
    note: ({ wayLabel, receivedOn }) => `${wayLabel} · ${receivedOn}`,
  }),
  writtenColumn('enterprise', m.field_enterprise(), ({ enterpriseName }) => enterpriseName),
  writtenColumn('payer', m.counter_payer(), ({ payer }) => payer),
  amountColumn('amount', m.field_amount(), ({ amountFen }) => formatFen(amountFen)),
  textColumn('credit', m.counter_credit(), ({ creditFen }) => (creditFen > 0 ? formatFen(creditFen) : null), {
    align: 'end',
  }),
  statusColumn('state', m.field_state(), ({ state }) => state, receiptVariants, receiptStateLabels),
  dateColumn('created', m.counter_entered_at(), ({ createdAt }) => createdAt, {
    sortBy: '-created',
  }),
];

/** All receipts; each is confirmed or taken back in a drawer. */
export function ReceiptList() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...receiptStateLabels }),
      { kind: 'text', name: 'keyword', label: m.counter_keyword() },
      { kind: 'choice', name: 'way', label: m.field_pay_channel(), options: optionsOf(receiptWayLabels) },
      { kind: 'days', from: 'from', to: 'to', label: m.counter_received_on() },
    ],
    { size: 20, sort: '-created', place: 'view' },
  );
  return (
    <ListPage
      name="receipts"
      title={m.counter_title()}
      lead={<ReceiveTabs current="list" />}
      endpoint="GET /api/payManage/receipt/queryList"
      exportFrom="GET /api/payManage/receipt/export"
      query={query}
      columns={columns((receipt) => query.hrefWith({ receipt }))}
      rowKey={({ receiptId }) => receiptId}
      empty={{
        title: m.counter_empty(),
        text: m.counter_empty_text(),
        action: <ButtonLink href={paths.manageReceive({ view: 'cash' })}>{m.counter_enter()}</ButtonLink>,
      }}
    >
      <DetailPane query={query} name="receipt">
        {(id, close) => <ReceiptDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
