import type { ArticleColumn } from '@portal/contract/article';
import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { tagInfos } from '../site/dictionary.table.ts';
import { articleRowColumns, translationJoin } from './article.queries.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';

/** How often each tag is borne in a column. */
export function countTags(db: Db, column: ArticleColumn, now: Date) {
  return db
    .select({ tagId: articleTags.tagId, name: tagInfos.name, count: count() })
    .from(articleTags)
    .innerJoin(tagInfos, eq(tagInfos.tagId, articleTags.tagId))
    .where(and(eq(articleTags.column, column), lte(articleTags.publishAt, now), eq(tagInfos.shield, 0)))
    .groupBy(articleTags.tagId, tagInfos.name)
    .orderBy(desc(count()), tagInfos.name)
    .limit(12);
}

/** The years of Asia/Shanghai in which the column published, newest first. */
export async function listYears(db: Db, column: ArticleColumn, now: Date): Promise<number[]> {
  const [range] = await db
    .select({
      first: sql<Date | null>`min(${articles.publishAt})`.mapWith(articles.publishAt),
      last: sql<Date | null>`max(${articles.publishAt})`.mapWith(articles.publishAt),
    })
    .from(articles)
    .where(and(eq(articles.column, column), eq(articles.status, 'PUBLISHED'), lte(articles.publishAt, now)));
  if (!range?.first || !range.last) return [];
  const yearOf = (date: Date) => new Date(date.getTime() + 8 * 3_600_000).getUTCFullYear();
  const newest = yearOf(range.last);
  return Array.from({ length: newest - yearOf(range.first) + 1 }, (_, back) => newest - back);
}

const monthMs = 30 * 86_400_000;

/** What was published in the last month and read most. */
export function listMostRead(db: Db, column: ArticleColumn, lang: string, now: Date) {
  return db
    .select({
      contentId: articles.id,
      title: articleRowColumns.title,
      lang: articleRowColumns.lang,
      views: articles.views,
    })
    .from(articles)
    .leftJoin(articleTranslations, translationJoin(lang))
    .where(
      and(
        eq(articles.column, column),
        eq(articles.status, 'PUBLISHED'),
        lte(articles.publishAt, now),
        gte(articles.publishAt, new Date(now.getTime() - monthMs)),
      ),
    )
    .orderBy(desc(articles.views), desc(articles.id))
    .limit(5);
}
