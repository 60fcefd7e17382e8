import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Changed dictionary names that the index still holds in their old form. */
export const searchRenames = pgTable(
  'search_rename',
  { list: text().notNull(), code: text().notNull(), renamedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.list, table.code] })],
);
