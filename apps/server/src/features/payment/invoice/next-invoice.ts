import type { InvoiceKind, InvoiceLine, TitleKind } from '@portal/contract/payment/invoice-terms';
import { and, desc, eq } from 'drizzle-orm';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import type { Desk } from '../desk.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { invoiceLines } from './invoice-lines.ts';
import { findInvoiceable, type Invoiceable, type InvoiceSource, isOfSource } from './invoice-source.ts';
import { liveInvoiceOf, recordInvoice } from './move-invoice.ts';

interface NextInvoice {
  titleKind: TitleKind;
  title: string;
  taxNo: string;
  amountFen: number;
  lines: InvoiceLine[];
}

/** Recipient of an invoice: an enterprise by name and number, or a person. */
async function titleOf(db: Db, { enterpriseId, payerName }: Invoiceable) {
  if (enterpriseId === null) return { titleKind: 'PERSON' as const, title: payerName, taxNo: '' };
  const [enterprise] = await db
    .select({ title: enterprises.name, taxNo: enterprises.creditCode })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  return { titleKind: 'ENTERPRISE' as const, title: '', taxNo: '', ...enterprise };
}

/** Preview of the next invoice of a source; null if none is possible now. */
export async function nextOf(
  db: Db,
  desk: Desk,
  source: InvoiceSource,
): Promise<(NextInvoice & { invoiceable: Invoiceable }) | null> {
  const invoiceable = await findInvoiceable(db, source);
  if (!invoiceable || (await liveInvoiceOf(db, source))) return null;
  const amountFen = invoiceable.items.reduce((sum, item) => sum + item.amountFen, 0);
  return {
    ...(await titleOf(db, invoiceable)),
    amountFen,
    lines: await invoiceLines(db, desk, invoiceable),
    invoiceable,
  };
}

/** The reversed invoice of a source that the next one replaces: the last one, unless it was replaced already. */
async function replacedBy(tx: Db, source: InvoiceSource): Promise<string | null> {
  const [last] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(isOfSource(source), eq(invoices.status, 'RED')))
    .orderBy(desc(invoices.id))
    .limit(1);
  if (!last) return null;
  return (await tx.$count(invoices, eq(invoices.replacesId, last.id))) === 0 ? last.id : null;
}

type NewInvoice = NextInvoice & { kind: InvoiceKind; email: string; userId: string };

/** Inserts the next invoice of a locked source, with its log row and case; it replaces the reversed one, if any. */
export async function insertInvoice(
  tx: Db,
  ctx: WriteContext,
  { source, enterpriseId }: Invoiceable,
  content: NewInvoice,
): Promise<InvoiceRow> {
  const { now } = ctx;
  const by = ctx.actor?.userId ?? null;
  const [invoice] = await tx
    .insert(invoices)
    .values({
      ...content,
      id: orderedId(now.getTime()),
      no: await nextBusinessNumber(tx, 'FP', now),
      ...source,
      enterpriseId,
      replacesId: await replacedBy(tx, source),
      status: 'APPLIED',
      createdAt: now,
      createdBy: by,
      updatedAt: now,
      updatedBy: by,
    })
    .returning();
  if (!invoice) throw new Error('failed to insert invoice');
  const { no, status, amountFen, title, taxNo, kind, replacesId } = invoice;
  await writeLog(tx, ctx, {
    event: 'invoice.apply',
    entity: 'invoice',
    entityId: invoice.id,
    after: { no, status, amountFen, title, taxNo, kind, ...(replacesId ? { replacesId } : {}) },
  });
  await recordInvoice(tx, ctx, invoice, 'apply');
  return invoice;
}
