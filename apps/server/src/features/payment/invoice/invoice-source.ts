import type { PayKind } from '@portal/contract/payment/terms';
import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { paysFor } from '../../../platform/session/pays-for.ts';
import { payersOfEnterprise } from '../../billing/bill/pay-bill.public.ts';
import { findHeld, itemsOf, lockOrder } from '../order/order.queries.ts';
import { type PayOrder, payOrders } from '../payment.table.ts';
import { getReceipt } from '../receive/receipt.queries.ts';
import { type Receipt, receipts } from '../receive/receipt.table.ts';
import { billsOfReceipt } from '../receive/receipt.view.ts';
import { refundsOf } from '../refund/refund.queries.ts';
import { type InvoiceRow, invoices } from './invoice.table.ts';

/** What an invoice is for: an order, or a receipt of money that came without one. */
export type InvoiceSource = Pick<InvoiceRow, 'payOrderId' | 'receiptId'>;

export const ofOrder = (payOrderId: string): InvoiceSource => ({ payOrderId, receiptId: null });
export const ofReceipt = (receiptId: string): InvoiceSource => ({ payOrderId: null, receiptId });

/** Condition on the invoices of a source. */
export const isOfSource = ({ payOrderId, receiptId }: InvoiceSource): SQL =>
  payOrderId === null ? eq(invoices.receiptId, receiptId ?? '') : eq(invoices.payOrderId, payOrderId);

/** What was paid and can be invoiced: amounts less refunds, by what they paid for. */
export interface Invoiceable {
  source: InvoiceSource;
  kind: PayKind;
  payerName: string;
  enterpriseId: string | null;
  items: { bizId: string; title: string; amountFen: number }[];
}

const isUnderWay = new Set(['APPLIED', 'APPROVED', 'PROCESSING', 'FAILED']);

async function invoiceableOrder(db: Db, order: PayOrder): Promise<Invoiceable | null> {
  if (order.status !== 'SUCCESS' || order.refundedFen === order.totalFen) return null;
  const refunds = await refundsOf(db, order.id);
  if (refunds.some(({ source, status }) => source !== 'SYSTEM' && isUnderWay.has(status))) return null;
  return {
    source: ofOrder(order.id),
    kind: order.kind,
    payerName: order.payerName,
    enterpriseId: order.payerEnterpriseId,
    items: (await itemsOf(db, order.id)).map(({ bizId, title, amountFen, refundedFen }) => ({
      bizId,
      title,
      amountFen: amountFen - refundedFen,
    })),
  };
}

/** What became credit is invoiced once it pays a bill. */
async function invoiceableReceipt(db: Db, receipt: Receipt): Promise<Invoiceable | null> {
  if (receipt.status !== 'BOOKED' || receipt.creditFen === receipt.amountFen) return null;
  return {
    source: ofReceipt(receipt.id),
    kind: 'BILL',
    payerName: receipt.payer,
    enterpriseId: receipt.enterpriseId,
    items: (await billsOfReceipt(db, receipt.id)).map(({ billId, title, amountFen }) => ({
      bizId: billId,
      title,
      amountFen,
    })),
  };
}

/** What of a source can be invoiced now; null if nothing can. */
export async function findInvoiceable(db: Db, source: InvoiceSource): Promise<Invoiceable | null> {
  if (source.payOrderId === null)
    return invoiceableReceipt(db, (await getReceipt(db, source.receiptId ?? '')).receipt);
  const [order] = await db.select().from(payOrders).where(eq(payOrders.id, source.payOrderId));
  if (!order) throw notFound();
  return invoiceableOrder(db, order);
}

/**
 * Locks what was paid, before its invoices.
 * @throws {AppError} 500404
 */
export async function lockSource(tx: Db, { payOrderId, receiptId }: InvoiceSource): Promise<void> {
  if (payOrderId !== null) {
    await lockOrder(tx, payOrderId);
    return;
  }
  const [receipt] = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.id, receiptId ?? ''))
    .for('update');
  if (!receipt) throw notFound();
}

const isFinanceOffice = ({ operatorRoles }: Actor): boolean => operatorRoles.includes('OP_FINANCE');

/**
 * Requires that the caller may ask for the invoices of a source: who pays for it, or the finance office for a receipt.
 * @throws {AppError} 500404
 */
export async function requireSource(db: Db, source: InvoiceSource, actor: Actor): Promise<void> {
  if (source.payOrderId !== null) {
    await findHeld(db, { id: source.payOrderId }, actor);
    return;
  }
  const { receipt } = await getReceipt(db, source.receiptId ?? '');
  if (!isFinanceOffice(actor) && !paysFor(actor, receipt.enterpriseId)) throw notFound();
}

/** The user to whom an invoice is delivered: who asks for it, or the first payer of the enterprise for which the office asks. */
export async function recipientOf(db: Db, { enterpriseId }: Invoiceable, actor: Actor): Promise<string> {
  if (!isFinanceOffice(actor) || enterpriseId === null) return actor.userId;
  const [first = actor.userId] = await payersOfEnterprise(db, enterpriseId);
  return first;
}
