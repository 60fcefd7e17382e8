import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../../platform/database/columns.ts';
import { invoices } from './invoice.table.ts';

/** Numbers and files of invoices before they were corrected. */
export const invoiceCorrections = pgTable(
  'invoice_correction',
  {
    ...commonColumns,
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    invoiceNo: text().notNull(),
    fileId: text(),
    reason: text().notNull(),
  },
  (table) => [index('invoice_correction_invoice').on(table.invoiceId, table.id)],
);
