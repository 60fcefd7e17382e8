import type {
  InvoiceKind,
  InvoiceLine,
  InvoiceState,
  TitleKind,
} from '@portal/contract/payment/invoice-terms';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { payOrders } from '../payment.table.ts';

export const invoices = pgTable(
  'invoice',
  {
    ...commonColumns,
    no: text().notNull(),
    payOrderId: text()
      .notNull()
      .references(() => payOrders.id),
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
  },
  (table) => [
    uniqueIndex('invoice_no').on(table.no),
    // An order has at most one live invoice.
    uniqueIndex('invoice_live')
      .on(table.payOrderId)
      .where(sql`status in ('APPLIED', 'ISSUED', 'DELIVERED', 'TO_RED')`),
    uniqueIndex('invoice_number').on(table.invoiceNo).where(sql`invoice_no <> ''`),
    index('invoice_order').on(table.payOrderId, table.id),
    index('invoice_created').on(table.createdAt, table.id),
    index('invoice_status').on(table.status, table.createdAt, table.id),
    check('invoice_amount', sql`amount_fen > 0`),
  ],
);
export type InvoiceRow = typeof invoices.$inferSelect;
