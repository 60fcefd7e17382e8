import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../../platform/database/columns.ts';
import type { MappedColumns } from '../../../platform/pay/statement/statement-heads.ts';

/** How the columns of a bank's statements were mapped by hand, remembered by their heads. */
export const bankLayouts = pgTable(
  'bank_layout',
  {
    ...commonColumns,
    fingerprint: text().notNull(),
    /** The file in which it was seen first. */
    name: text().notNull(),
    heads: jsonb().$type<string[]>().notNull(),
    columns: jsonb().$type<MappedColumns>().notNull(),
  },
  (table) => [uniqueIndex('bank_layout_fingerprint').on(table.fingerprint)],
);
