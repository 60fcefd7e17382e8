import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Names of dictionaries that changed and that the index still holds as they were. */
export const searchRenames = pgTable(
  'search_rename',
  { list: text().notNull(), code: text().notNull(), renamedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.list, table.code] })],
);
