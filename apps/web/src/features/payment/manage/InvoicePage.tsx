import { formatFen } from '@portal/contract/money';
import type { ManagedInvoice, managedInvoiceTabs } from '@portal/contract/payment/invoice';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import {
  amountColumn,
  dateColumn,
  nameColumn,
  stateColumn,
  textColumn,
} from '../../../platform/account/list/columns.tsx';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ExportButton } from '../../../platform/account/list/ExportButton.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { invoiceVariants } from '../shared/InvoiceFacts.tsx';

const InvoiceImport = lazy(async () => ({ default: (await import('./InvoiceImports.tsx')).InvoiceImport }));
const InvoiceDrawer = lazy(async () => ({ default: (await import('./InvoiceDrawer.tsx')).InvoiceDrawer }));

const tabNames: Record<(typeof managedInvoiceTabs)[number], () => string> = {
  APPLIED: m.state_invoice_applied,
  ISSUING: m.invoicing_state_issuing,
  ISSUED: m.state_invoice_issued,
  TO_RED: m.state_invoice_to_red,
  DELIVERED: m.state_invoice_delivered,
  RED: m.state_invoice_red,
  REJECTED: m.state_invoice_returned,
};

const columnsOf = (hrefOf: (id: string) => string): ListColumn<ManagedInvoice>[] => [
  nameColumn('title', m.field_invoice_title(), {
    name: ({ title }) => title,
    href: ({ invoiceId }) => hrefOf(invoiceId),
    opensPane: true,
    note: ({ no, taxNo }) => [no, taxNo].filter(Boolean).join(' · '),
  }),
  textColumn('kind', m.field_invoice_kind(), ({ kindLabel }) => kindLabel),
  amountColumn('amount', m.invoice_amount(), ({ amountFen }) => formatFen(amountFen)),
  textColumn('invoiceNo', m.field_invoice_no(), ({ invoiceNo }) => invoiceNo),
  stateColumn('state', m.field_state(), ({ state, stateLabel }) => (
    <Status kind={invoiceVariants[state]}>{stateLabel}</Status>
  )),
  dateColumn('created', m.invoice_asked_at(), ({ createdAt }) => createdAt, {
    sortBy: '-created',
  }),
];

/** The invoices of all payers; each is issued in a drawer. */
export function Component() {
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_masculine, ...tabNames }),
      { kind: 'text', name: 'keyword', label: m.invoice_manage_keyword() },
    ],
    { size: 20, sort: '-created' },
  );
  return (
    <ListPage
      name="invoices"
      title={m.invoice_title()}
      note={m.invoice_manage_note()}
      endpoint="GET /api/payManage/invoice/queryManageList"
      exportFrom="GET /api/payManage/invoice/exportManage"
      actions={
        <ForDesk>
          <ButtonLink href={query.hrefWith({ import: 'numbers' })}>{m.invoicing_import_numbers()}</ButtonLink>
          <ButtonLink href={query.hrefWith({ import: 'files' })}>{m.invoicing_import_files()}</ButtonLink>
        </ForDesk>
      }
      query={query}
      columns={columnsOf((invoice) => query.hrefWith({ invoice }))}
      rowKey={({ invoiceId }) => invoiceId}
      bulk={{
        nameOf: ({ no }) => no,
        more: (keys) => (
          <ExportButton
            endpoint="GET /api/payManage/invoice/exportManage"
            input={{ ids: keys.join(',') }}
            text={m.invoicing_export_chosen()}
          />
        ),
      }}
      empty={{ title: m.invoice_manage_empty() }}
    >
      <DetailPane query={query} name="import">
        {(name, close) => <InvoiceImport name={name} onClose={close} />}
      </DetailPane>
      <DetailPane query={query} name="invoice">
        {(id, close) => <InvoiceDrawer id={id} onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
