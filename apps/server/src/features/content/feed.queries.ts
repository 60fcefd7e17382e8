import type { ArticleColumn } from '@portal/contract/article';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { tagInfos } from '../site/dictionary.table.ts';
import { articles } from './article.table.ts';

/** What a feed reader gets of the latest articles of a column, in the language they were written in. */
export function listFeedItems(db: Db, column: ArticleColumn, now: Date, limit: number) {
  return db
    .select({
      contentId: articles.id,
      enterpriseId: articles.enterpriseId,
      title: articles.title,
      summary: articles.summary,
      source: articles.source,
      publishAt: articles.publishAt,
      tagNames: sql<
        string[]
      >`array(select t.name from ${tagInfos} t where t.tag_id = any(${articles.tagIds}) order by t.sort)`,
    })
    .from(articles)
    .where(and(eq(articles.column, column), eq(articles.status, 'PUBLISHED'), lte(articles.publishAt, now)))
    .orderBy(desc(articles.publishAt), desc(articles.id))
    .limit(limit);
}
