import type { InvoiceOfList } from '@portal/contract/payment/invoice';
import { invoiceKindLabels, invoiceStateLabels } from '@portal/contract/payment/invoice-terms';
import type { InvoiceRow } from './invoice.table.ts';

export const viewInvoice = (invoice: InvoiceRow): InvoiceOfList => {
  const { id, no, payOrderId, titleKind, title, taxNo, kind, email, amountFen, lines } = invoice;
  const { status, invoiceNo, redNo, answer, createdAt, version } = invoice;
  return {
    invoiceId: id,
    no,
    payOrderId,
    titleKind,
    title,
    taxNo,
    kind,
    email,
    amountFen,
    lines,
    invoiceNo,
    redNo,
    answer,
    version,
    kindLabel: invoiceKindLabels[kind](),
    state: status,
    stateLabel: invoiceStateLabels[status](),
    createdAt: createdAt.getTime(),
  };
};
