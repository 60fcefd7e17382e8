import type { InvoiceOfList } from '@portal/contract/payment/invoice';
import { invoiceKindLabels, invoiceStateLabels } from '@portal/contract/payment/invoice-terms';
import { inArray, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';

type Link = NonNullable<InvoiceOfList['replaces']>;

/** Which invoices replaced which. */
export interface Replacements {
  byId: ReadonlyMap<string, Link>;
  byReplaced: ReadonlyMap<string, Link>;
}

/** The invoices that these replace, and those that replace them. */
export async function replacementsOf(db: Db, rows: readonly InvoiceRow[]): Promise<Replacements> {
  const replaced = rows.flatMap(({ replacesId }) => replacesId ?? []);
  const ids = rows.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ invoiceId: invoices.id, no: invoices.no, replacesId: invoices.replacesId })
          .from(invoices)
          .where(or(inArray(invoices.id, replaced), inArray(invoices.replacesId, ids)));
  const links = found.map(({ replacesId, ...link }) => ({ link, replacesId }));
  return {
    byId: new Map(links.map(({ link }) => [link.invoiceId, link])),
    byReplaced: new Map(links.flatMap(({ link, replacesId }) => (replacesId ? [[replacesId, link]] : []))),
  };
}

export const viewInvoice = (invoice: InvoiceRow, { byId, byReplaced }: Replacements): InvoiceOfList => {
  const { id, no, payOrderId, receiptId, titleKind, title, taxNo, kind, email, amountFen, lines } = invoice;
  const { status, invoiceNo, redNo, answer, redReason, replacesId, createdAt, version } = invoice;
  return {
    invoiceId: id,
    no,
    payOrderId,
    receiptId,
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
    redReason,
    replaces: byId.get(replacesId ?? '') ?? null,
    replacedBy: byReplaced.get(id) ?? null,
    version,
    kindLabel: invoiceKindLabels[kind](),
    state: status,
    stateLabel: invoiceStateLabels[status](),
    createdAt: createdAt.getTime(),
  };
};
