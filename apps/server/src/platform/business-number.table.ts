import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The last number issued per prefix and day in Asia/Shanghai. */
export const businessNumbers = pgTable(
  'business_number',
  {
    prefix: text().notNull(),
    day: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.day] })],
);
