import type {
  invoiceApply,
  invoiceQueryOfOrder,
  invoiceWithdraw,
  OwnInvoice,
} from '@portal/contract/payment/invoice';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { desc, eq } from 'drizzle-orm';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { listAttachments } from '../../../platform/files/attachments.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import type { Desk } from '../desk.ts';
import { findHeld, lockOrder } from '../order/order.queries.ts';
import type { PayOrder } from '../payment.table.ts';
import { refundsOf } from '../refund/refund.queries.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';
import { viewInvoice } from './invoice.view.ts';
import { invoiceLines } from './invoice-lines.ts';
import { liveInvoiceOf, moveInvoice, recordInvoice } from './move-invoice.ts';

async function viewOwn(db: Db, invoice: InvoiceRow): Promise<OwnInvoice> {
  const files = [
    ...(await listAttachments(db, invoice.fileId)),
    ...(await listAttachments(db, invoice.redFileId)),
  ];
  return { ...viewInvoice(invoice), files, actions: invoice.status === 'APPLIED' ? ['withdraw'] : [] };
}

/** Recipient of an order's invoice: an enterprise by name and number, or a person. */
async function titleOf(db: Db, { payerEnterpriseId, payerName }: PayOrder) {
  if (payerEnterpriseId === null) return { titleKind: 'PERSON' as const, title: payerName, taxNo: '' };
  const [enterprise] = await db
    .select({ title: enterprises.name, taxNo: enterprises.creditCode })
    .from(enterprises)
    .where(eq(enterprises.id, payerEnterpriseId));
  return { titleKind: 'ENTERPRISE' as const, title: '', taxNo: '', ...enterprise };
}

const isUnderWay = new Set(['APPLIED', 'APPROVED', 'PROCESSING', 'FAILED']);

/** Preview of the next invoice for an order; null if none is possible now. */
async function nextOf(db: Db, desk: Desk, order: PayOrder) {
  if (order.status !== 'SUCCESS' || order.refundedFen === order.totalFen) return null;
  if (await liveInvoiceOf(db, order.id)) return null;
  const refunds = await refundsOf(db, order.id);
  if (refunds.some(({ source, status }) => source !== 'SYSTEM' && isUnderWay.has(status))) return null;
  const amountFen = order.totalFen - order.refundedFen;
  return { ...(await titleOf(db, order)), amountFen, lines: await invoiceLines(db, desk, order) };
}

/** @throws {AppError} 500404 */
export const queryOwnInvoices =
  (desk: Desk): Verb<typeof invoiceQueryOfOrder> =>
  async ({ db, actor }, { payOrderId }) => {
    const order = await findHeld(db, { id: payOrderId }, actor);
    const rows = await db
      .select()
      .from(invoices)
      .where(eq(invoices.payOrderId, payOrderId))
      .orderBy(desc(invoices.id));
    return {
      rows: await Promise.all(rows.map((row) => viewOwn(db, row))),
      next: await nextOf(db, desk, order),
    };
  };

/**
 * Requests the one live invoice of an order; concurrent requests cannot create a second.
 * @throws {AppError} 500404, 500012, 100002
 */
export const applyInvoice =
  (desk: Desk): Verb<typeof invoiceApply> =>
  (ctx, { data: { payOrderId, kind, title, email } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { now, actor } = ctx;
      await findHeld(tx, { id: payOrderId }, actor);
      const order = await lockOrder(tx, payOrderId);
      const next = await nextOf(tx, desk, order);
      if (!next) throw new AppError(retCodes.TRANSITION_REFUSED);
      if (next.titleKind === 'PERSON' && kind === 'SPECIAL')
        throw fieldsRefused({ 'data.kind': m.fault_invoice_special() });
      const [invoice] = await tx
        .insert(invoices)
        .values({
          ...next,
          ...(next.titleKind === 'PERSON' && title !== '' ? { title } : {}),
          id: orderedId(now.getTime()),
          no: await nextBusinessNumber(tx, 'FP', now),
          payOrderId,
          userId: actor.userId,
          enterpriseId: order.payerEnterpriseId,
          kind,
          email,
          status: 'APPLIED',
          createdAt: now,
          createdBy: actor.userId,
          updatedAt: now,
          updatedBy: actor.userId,
        })
        .returning();
      if (!invoice) throw new Error('failed to insert invoice');
      const { no, status, amountFen } = invoice;
      const after = { no, status, amountFen, title: invoice.title };
      await writeLog(tx, ctx, { event: 'invoice.apply', entity: 'invoice', entityId: invoice.id, after });
      await recordInvoice(tx, ctx, invoice, 'apply');
      return viewOwn(tx, invoice);
    });

/** @throws {AppError} 500404, 500409, 500012 */
export const withdrawInvoice: Verb<typeof invoiceWithdraw> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const invoice = await lockVersion(tx, invoices, { id, version });
    await findHeld(tx, { id: invoice.payOrderId }, ctx.actor);
    return viewOwn(tx, await moveInvoice(tx, ctx, invoice, 'withdraw'));
  });
