import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a keyword was searched for on a day, and how often nothing was found; nobody is kept with it. */
export const searchCounts = pgTable(
  'search_count',
  {
    keyword: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull().default(0),
    misses: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.keyword, table.day] }),
    index('search_count_day').on(table.day, table.keyword),
  ],
);
