import type {
  InvoiceKind,
  InvoiceLine,
  InvoiceState,
  TitleKind,
} from '@portal/contract/payment/invoice-terms';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { payOrders } from '../payment.table.ts';
import { receipts } from '../receive/receipt.table.ts';

export const invoices = pgTable(
  'invoice',
  {
    ...commonColumns,
    no: text().notNull(),
    /** What it is for: an order, or a receipt of money that came without one. */
    payOrderId: text().references(() => payOrders.id),
    receiptId: text().references(() => receipts.id),
    userId: text().notNull(),
    enterpriseId: text(),
    titleKind: text().$type<TitleKind>().notNull(),
    title: text().notNull(),
    taxNo: text().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    email: text().notNull(),
    amountFen: bigint({ mode: 'number' }).notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    status: text().$type<InvoiceState>().notNull(),
    /** The tax office's numbers of the invoice and of the red invoice that reverses it. */
    invoiceNo: text().notNull().default(''),
    redNo: text().notNull().default(''),
    fileId: text(),
    redFileId: text(),
    issuedAt: instant(),
    answer: text().notNull().default(''),
    /** Why the park reverses it; empty after a refund. */
    redReason: text().notNull().default(''),
    /** The reversed invoice that it replaces. */
    replacesId: text().references((): AnyPgColumn => invoices.id),
    /** What the tax-control service was asked for and has not answered yet, and when it is asked again. */
    awaits: text().$type<'ISSUE' | 'RED'>(),
    askAt: instant(),
    /** Our number of the last request to the service. */
    requestNo: text().notNull().default(''),
    /** Whether the service issued it, so that its file is there. */
    isByService: boolean().notNull().default(false),
    /** Why the service last refused. */
    trouble: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('invoice_no').on(table.no),
    // An order has at most one live invoice, and so does a receipt.
    uniqueIndex('invoice_live')
      .on(table.payOrderId)
      .where(sql`status in ('APPLIED', 'ISSUING', 'ISSUED', 'DELIVERED', 'TO_RED')`),
    uniqueIndex('invoice_receipt_live')
      .on(table.receiptId)
      .where(sql`status in ('APPLIED', 'ISSUING', 'ISSUED', 'DELIVERED', 'TO_RED')`),
    // A file is delivered to one payer only.
    uniqueIndex('invoice_file').on(table.fileId),
    uniqueIndex('invoice_red_file').on(table.redFileId),
    // A reversed invoice is replaced once.
    uniqueIndex('invoice_replaces').on(table.replacesId),
    index('invoice_ask').on(table.askAt),
    uniqueIndex('invoice_number').on(table.invoiceNo).where(sql`invoice_no <> ''`),
    index('invoice_order').on(table.payOrderId, table.id),
    index('invoice_receipt').on(table.receiptId, table.id),
    // A keyword is looked for within these.
    index('invoice_trigrams').using(
      'gin',
      table.no.op('gin_trgm_ops'),
      table.title.op('gin_trgm_ops'),
      table.taxNo.op('gin_trgm_ops'),
      table.invoiceNo.op('gin_trgm_ops'),
    ),
    index('invoice_created').on(table.createdAt, table.id),
    index('invoice_status').on(table.status, table.createdAt, table.id),
    check('invoice_amount', sql`amount_fen > 0`),
    check('invoice_source', sql`num_nonnulls(pay_order_id, receipt_id) = 1`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
