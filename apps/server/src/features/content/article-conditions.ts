import type { ArticleColumn, ArticleLevel } from '@portal/contract/article';
import { and, eq, gte, lt, lte, type SQL } from 'drizzle-orm';
import { matchesKeyword } from '../search/search.public.ts';
import { articles, articleTags } from './article.table.ts';

export interface ArticleFilter {
  column: ArticleColumn;
  tagId?: string | undefined;
  year?: number | undefined;
  /** Published at most so many days ago. */
  days?: number | undefined;
  level?: ArticleLevel | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
}

const dayMs = 86_400_000;
// The year of Asia/Shanghai begins eight hours before that of UTC.
const yearStart = (year: number) => new Date(Date.UTC(year, 0, 1) - 8 * 3_600_000);

export const isPublished = (now: Date): SQL | undefined =>
  and(eq(articles.status, 'PUBLISHED'), lte(articles.publishAt, now));

/** True where the list is of a certain time; pinned articles are no exception to it then. */
export const isOfTime = ({ year, days }: ArticleFilter): boolean => year !== undefined || days !== undefined;

/** The conditions of a list. With a tag, the list is read through the tag's own index. */
export function conditions(filter: ArticleFilter, now: Date): SQL | undefined {
  const { column, year, days, level, category, keyword, tagId } = filter;
  const { publishAt } = tagId === undefined ? articles : articleTags;
  return and(
    eq(articles.column, column),
    isPublished(now),
    tagId === undefined
      ? undefined
      : and(eq(articleTags.tagId, tagId), eq(articleTags.column, column), lte(articleTags.publishAt, now)),
    year === undefined ? undefined : and(gte(publishAt, yearStart(year)), lt(publishAt, yearStart(year + 1))),
    days === undefined ? undefined : gte(publishAt, new Date(now.getTime() - days * dayMs)),
    level === undefined ? undefined : eq(articles.level, level),
    category === undefined ? undefined : eq(articles.category, category),
    keyword ? matchesKeyword('ARTICLE', articles.id, keyword) : undefined,
  );
}
