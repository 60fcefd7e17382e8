import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { articles } from '../article.table.ts';

/** Confirmations of articles by enterprises; once each, by the first member to do so. */
export const articleReceipts = pgTable(
  'article_receipt',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.enterpriseId] }),
    index('article_receipt_enterprise').on(table.enterpriseId),
    index('article_receipt_user').on(table.userId),
  ],
);
