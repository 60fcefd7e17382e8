import type { ArticleColumn } from '@portal/contract/article';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export type CountUnit = 'year' | 'month' | 'day';

/**
 * How many published articles each list holds in each year and month and on each day of Asia/Shanghai. Triggers on
 * `article` keep it, so that neither a total nor a deep page reads the articles before it.
 */
export const articleCounts = pgTable(
  'article_count',
  {
    column: text().$type<ArticleColumn>().notNull(),
    unit: text().$type<CountUnit>().notNull(),
    /** `all`, `level:…`, `category:…` or `tag:…` */
    list: text().notNull(),
    /** First day of the unit, YYYY-MM-DD. */
    since: date().notNull(),
    pinned: boolean().notNull(),
    count: integer().notNull(),
  },
  ({ column, unit, list, since, pinned }) => [
    primaryKey({ name: 'article_count_key', columns: [column, unit, list, since, pinned] }),
  ],
);
