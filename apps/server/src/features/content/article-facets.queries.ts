import type { ArticleColumn } from '@portal/contract/article';
import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { tagInfos } from '../site/dictionary.table.ts';
import { articleRowColumns, translationJoin } from './article.queries.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';
import { isPublished } from './article-conditions.ts';

const tagsShown = 12;
const mostReadShown = 5;
const monthMs = 30 * 86_400_000;

/** How often each tag is borne in a column. */
export function countTags(db: Db, column: ArticleColumn, now: Date) {
  return db
    .select({ tagId: articleTags.tagId, name: tagInfos.name, count: count() })
    .from(articleTags)
    .innerJoin(tagInfos, eq(tagInfos.tagId, articleTags.tagId))
    .where(and(eq(articleTags.column, column), lte(articleTags.publishAt, now), eq(tagInfos.shield, 0)))
    .groupBy(articleTags.tagId, tagInfos.name)
    .orderBy(desc(count()), tagInfos.name)
    .limit(tagsShown);
}

/** How many articles of a column there are of each level and category. */
export function countKinds(db: Db, column: ArticleColumn, now: Date) {
  return db
    .select({ level: articles.level, category: articles.category, count: count() })
    .from(articles)
    .where(and(eq(articles.column, column), isPublished(now)))
    .groupBy(articles.level, articles.category);
}

/** The years of Asia/Shanghai in which the column published, newest first. */
export async function listYears(db: Db, column: ArticleColumn, now: Date): Promise<number[]> {
  const [range] = await db
    .select({
      first: sql<Date | null>`min(${articles.publishAt})`.mapWith(articles.publishAt),
      last: sql<Date | null>`max(${articles.publishAt})`.mapWith(articles.publishAt),
    })
    .from(articles)
    .where(and(eq(articles.column, column), isPublished(now)));
  if (!range?.first || !range.last) return [];
  const yearOf = (date: Date) => new Date(date.getTime() + 8 * 3_600_000).getUTCFullYear();
  const newest = yearOf(range.last);
  return Array.from({ length: newest - yearOf(range.first) + 1 }, (_, back) => newest - back);
}

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
        isPublished(now),
        gte(articles.publishAt, new Date(now.getTime() - monthMs)),
      ),
    )
    .orderBy(desc(articles.views), desc(articles.id))
    .limit(mostReadShown);
}
