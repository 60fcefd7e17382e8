import type { ArticleContent } from '@portal/contract/article-content';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { articles } from '../article.table.ts';

/** The working copy of an article, one each, until it is approved or discarded. */
export const articleRevisions = pgTable('article_revision', {
  articleId: text()
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  content: jsonb().$type<ArticleContent>().notNull(),
  /** Everybody who wrote in it; none of them may approve it. */
  authorIds: text().array().notNull(),
  submittedBy: text(),
  submittedAt: instant(),
  returnReason: text(),
  updatedAt: instant().notNull(),
});

/** What was approved, never changed afterwards. */
export const articleVersions = pgTable(
  'article_version',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    content: jsonb().$type<ArticleContent>().notNull(),
    authorIds: text().array().notNull(),
    /** Null for a text that was there before versions were kept. */
    approvedBy: text(),
    approvedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.no] })],
);
