import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';

/** Filters, order and columns of a list that a user saved under a name. */
export const savedViews = pgTable(
  'saved_view',
  {
    ...commonColumns,
    userId: text().notNull(),
    /** The name of the list in the web app. */
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    columns: text().notNull(),
    /** The owner's roles or enterprise when it was shared, whose holders or members see it; empty if it is private. */
    sharedWith: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    uniqueIndex('saved_view_name').on(table.userId, table.list, table.name),
    index('saved_view_shared').on(table.list).where(sql`shared_with <> '{}'`),
  ],
);
