import type { ArticleColumn } from '@portal/contract/content/article';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export type CountUnit = 'year' | 'month' | 'day';

/**
 * Number of published articles per list and year, month and day of Asia/Shanghai. Maintained by triggers on `article`,
 * so that neither totals nor deep pages have to read the preceding articles.
 */
export const articleCounts = pgTable(
  'article_count',
  {
    column: text().$type<ArticleColumn>().notNull(),
    unit: text().$type<CountUnit>().notNull(),
    /** `all`, `level:…`, `category:…` or `tag:…` */
    list: text().notNull(),
    /** First day of the period, YYYY-MM-DD. */
    since: date().notNull(),
    pinned: boolean().notNull(),
    count: integer().notNull(),
  },
  ({ column, unit, list, since, pinned }) => [
    primaryKey({ name: 'article_count_key', columns: [column, unit, list, since, pinned] }),
  ],
);
