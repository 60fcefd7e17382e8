import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The last number given out of a kind on a day in Asia/Shanghai. */
export const businessNumbers = pgTable(
  'business_number',
  {
    prefix: text().notNull(),
    day: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.day] })],
);
