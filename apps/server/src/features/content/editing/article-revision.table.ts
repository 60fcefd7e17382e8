import type { ArticleContent } from '@portal/contract/content/article-content';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { versionColumns, workingCopyColumns } from '../../../platform/working-copy/working-copy-columns.ts';
import { articles } from '../article.table.ts';

/** Working copy of an article, one each, until it's approved or discarded. */
export const articleRevisions = pgTable('article_revision', {
  articleId: text()
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  ...workingCopyColumns<ArticleContent>(),
});

/** Approved texts; never changed. */
export const articleVersions = pgTable(
  'article_version',
  {
    articleId: text()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...versionColumns<ArticleContent>(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.no] })],
);
