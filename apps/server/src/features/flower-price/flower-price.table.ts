import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';

/** Average price per stem of a variety on a day. */
export const flowerPrices = pgTable(
  'flower_price',
  {
    ...commonColumns,
    varietyCode: text().notNull(),
    day: date().notNull(),
    fen: integer().notNull(),
    /** Number of stems traded. */
    stems: integer().notNull(),
    source: text().notNull(),
  },
  (table) => [
    uniqueIndex('flower_price_variety_day').on(table.varietyCode, table.day),
    index('flower_price_day').on(table.day.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

export type PriceRecord = typeof flowerPrices.$inferSelect;
