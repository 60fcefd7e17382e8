import type {
  InvoiceContent,
  invoiceApply,
  invoiceQueryOfOrder,
  invoiceQueryOfReceipt,
  invoiceWithdraw,
  OwnInvoice,
} from '@portal/contract/payment/invoice';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { listAttachments } from '../../../platform/files/attachments.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import type { Desk } from '../desk.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { type Replacements, replacementsOf, viewInvoice } from './invoice.view.ts';
import {
  type InvoiceSource,
  isOfSource,
  lockSource,
  ofOrder,
  ofReceipt,
  recipientOf,
  requireSource,
} from './invoice-source.ts';
import { moveInvoice } from './move-invoice.ts';
import { insertInvoice, nextOf } from './next-invoice.ts';

/** The files that the payer owns by now; those that are only attached or corrected stay with the office. */
async function deliveredFiles(db: Db, { fileId, redFileId, userId, enterpriseId }: InvoiceRow) {
  const ids = [fileId, redFileId].flatMap((id) => id ?? []);
  if (ids.length === 0) return [];
  const { id, ownerUserId, ownerEnterpriseId } = fileGroups;
  const isTheirs = or(
    eq(ownerUserId, userId),
    enterpriseId === null ? undefined : eq(ownerEnterpriseId, enterpriseId),
  );
  const owned = await db
    .select({ id })
    .from(fileGroups)
    .where(and(inArray(id, ids), isTheirs));
  const isOwned = new Set(owned.map((group) => group.id));
  return (
    await Promise.all(ids.filter((one) => isOwned.has(one)).map((one) => listAttachments(db, one)))
  ).flat();
}

const viewOwn = async (db: Db, invoice: InvoiceRow, replacements: Replacements): Promise<OwnInvoice> => ({
  ...viewInvoice(invoice, replacements),
  files: await deliveredFiles(db, invoice),
  actions: invoice.status === 'APPLIED' ? ['withdraw'] : [],
});

const viewOne = async (db: Db, invoice: InvoiceRow) =>
  viewOwn(db, invoice, await replacementsOf(db, [invoice]));

/** @throws {AppError} 500404 */
async function viewAll({ db, actor }: Context, desk: Desk, source: InvoiceSource) {
  await requireSource(db, source, actor);
  const rows = await db.select().from(invoices).where(isOfSource(source)).orderBy(desc(invoices.id));
  const replacements = await replacementsOf(db, rows);
  return {
    rows: await Promise.all(rows.map((row) => viewOwn(db, row, replacements))),
    next: await nextOf(db, desk, source),
  };
}

/** @throws {AppError} 500404 */
export const queryOwnInvoices =
  (desk: Desk): Verb<typeof invoiceQueryOfOrder> =>
  (ctx, { payOrderId }) =>
    viewAll(ctx, desk, ofOrder(payOrderId));

/** @throws {AppError} 500404 */
export const queryReceiptInvoices =
  (desk: Desk): Verb<typeof invoiceQueryOfReceipt> =>
  (ctx, { receiptId }) =>
    viewAll(ctx, desk, ofReceipt(receiptId));

/** @throws {AppError} 500404 unless it names one of the two */
function sourceOf({
  payOrderId,
  receiptId,
}: Pick<InvoiceContent, 'payOrderId' | 'receiptId'>): InvoiceSource {
  if (payOrderId !== null && receiptId === null) return ofOrder(payOrderId);
  if (payOrderId === null && receiptId !== null) return ofReceipt(receiptId);
  throw notFound();
}

/**
 * Requests the one live invoice of an order or a receipt; concurrent requests cannot create a second.
 * @throws {AppError} 500404, 500012, 100002
 */
export const applyInvoice =
  (desk: Desk): Verb<typeof invoiceApply> =>
  (ctx, { data: { kind, title, email, ...named } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { actor } = ctx;
      const source = sourceOf(named);
      await requireSource(tx, source, actor);
      await lockSource(tx, source);
      const next = await nextOf(tx, desk, source);
      if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
      if (next.titleKind === 'PERSON' && kind === 'SPECIAL')
        throw fieldsRefused({ 'data.kind': m.fault_invoice_special() });
      const { invoiceable, ...content } = next;
      const invoice = await insertInvoice(tx, ctx, invoiceable, {
        ...content,
        ...(next.titleKind === 'PERSON' && title !== '' ? { title } : {}),
        userId: await recipientOf(tx, invoiceable, actor),
        kind,
        email,
      });
      return viewOne(tx, invoice);
    });

/** @throws {AppError} 500404, 500409, 500012 */
export const withdrawInvoice: Verb<typeof invoiceWithdraw> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const invoice = await lockVersion(tx, invoices, { id, version });
    await requireSource(tx, invoice, ctx.actor);
    return viewOne(tx, await moveInvoice(tx, ctx, invoice, 'withdraw'));
  });
