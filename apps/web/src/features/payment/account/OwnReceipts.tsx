import type { EndpointMap } from '@portal/contract/endpoint-map';
import { formatFen } from '@portal/contract/money';
import { receiptStateLabels } from '@portal/contract/payment/receipt-terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  actsColumn,
  amountColumn,
  statusColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { receiptVariants } from '../shared/pay-variants.ts';

const OwnInvoices = lazy(async () => ({ default: (await import('../shared/OwnInvoices.tsx')).OwnInvoices }));

type OwnReceipt = EndpointMap['GET /api/payManage/receipt/queryOwnList']['output']['rows'][number];

/** What the park received from the enterprise without an order, each to be invoiced like an order. */
export function OwnReceipts() {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState(search.get('receipt'));
  const query = useListQuery([], { size: 10, place: 'receipts' });
  return (
    <Panel title={m.counter_own_receipts()}>
      <ListSection
        endpoint="GET /api/payManage/receipt/queryOwnList"
        query={query}
        caption={m.counter_own_receipts()}
        columns={columns(setOpened)}
        rowKey={({ receiptId }) => receiptId}
        empty={{ title: m.counter_empty() }}
      />
      {opened && (
        <Suspense>
          <OwnInvoices of={{ payOrderId: null, receiptId: opened }} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

const columns = (onOpen: (receiptId: string) => void): ListColumn<OwnReceipt>[] => [
  textColumn('no', m.counter_receipt_no(), ({ no }) => no, { part: 'title' }),
  textColumn('way', m.field_pay_channel(), ({ wayLabel }) => wayLabel),
  textColumn('received', m.counter_received_on(), ({ receivedOn }) => receivedOn),
  amountColumn('amount', m.field_amount(), ({ amountFen }) => formatFen(amountFen)),
  statusColumn('state', m.field_state(), ({ state }) => state, receiptVariants, receiptStateLabels),
  textColumn('invoice', m.log_entity_invoice(), ({ invoice }) => invoice?.stateLabel ?? null),
  actsColumn('acts', m.act_bar(), ({ receiptId, invoice, canInvoice, no }) =>
    invoice || canInvoice ? (
      <Button size="small" onClick={() => onOpen(receiptId)} aria-label={m.counter_invoice_of({ no })}>
        {invoice && !canInvoice ? m.invoice_title() : m.invoice_apply()}
      </Button>
    ) : null,
  ),
];
