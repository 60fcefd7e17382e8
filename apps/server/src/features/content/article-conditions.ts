import type { ArticleColumn, ArticleLevel } from '@portal/contract/content/article';
import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { matchesKeyword } from '../search/search.public.ts';
import { articles, articleTags } from './article.table.ts';
import { startOfYear } from './article-place.ts';

export interface ArticleFilter {
  column: ArticleColumn;
  tagId?: string | undefined;
  year?: number | undefined;
  /** Published within this many days. */
  days?: number | undefined;
  level?: ArticleLevel | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
}

const dayMs = 86_400_000;
const { placeholder } = sql;

// A literal, as a prepared plan must be able to tell that the index of published articles applies.
const published = sql`${articles.status} = 'PUBLISHED'`;

/** Placeholder for the current time in a prepared query. */
export const nowValue = placeholder('now');

export const isPublished: SQL | undefined = and(published, lte(articles.publishAt, nowValue));

/** Whether the list is limited to a period, which then also applies to pinned articles. */
export const isOfTime = ({ year, days }: ArticleFilter): boolean => year !== undefined || days !== undefined;

/** Whether the filter needs columns missing from the tag index. */
export const readsArticle = ({ level, category, keyword }: ArticleFilter): boolean =>
  level !== undefined || category !== undefined || Boolean(keyword);

/** The conditions of a list, with placeholders for `conditionValues`. `byTag` reads the list through the tag index. */
export function conditions(filter: ArticleFilter, byTag: boolean): SQL | undefined {
  const { year, days, level, category, keyword, tagId } = filter;
  const { column, publishAt } = byTag ? articleTags : articles;
  const tagged = byTag
    ? eq(articleTags.tagId, placeholder('tagId'))
    : sql`${articles.tagIds} @> array[${placeholder('tagId')}]::text[]`;
  return and(
    eq(column, placeholder('column')),
    // The tag index only contains published articles.
    byTag && !readsArticle(filter) ? undefined : published,
    lte(publishAt, nowValue),
    tagId === undefined ? undefined : tagged,
    year === undefined && days === undefined ? undefined : gte(publishAt, placeholder('from')),
    year === undefined ? undefined : lt(publishAt, placeholder('until')),
    level === undefined ? undefined : eq(articles.level, placeholder('level')),
    category === undefined ? undefined : eq(articles.category, placeholder('category')),
    keyword ? matchesKeyword('ARTICLE', articles.id, keyword) : undefined,
  );
}

export function conditionValues(filter: ArticleFilter, now: Date): Record<string, unknown> {
  const { column, tagId, year, days, level, category } = filter;
  const since = days === undefined ? undefined : new Date(now.getTime() - days * dayMs);
  const yearStart = year === undefined ? undefined : startOfYear(year);
  return {
    column,
    tagId,
    level,
    category,
    now,
    // If both are given, articles must be from that year and recent.
    from:
      since && yearStart ? new Date(Math.max(since.getTime(), yearStart.getTime())) : (since ?? yearStart),
    until: year === undefined ? undefined : startOfYear(year + 1),
  };
}

/** Key of a filter's prepared conditions; undefined if keywords make the query unique. */
export function shapeOfConditions(filter: ArticleFilter): string | undefined {
  if (filter.keyword) return undefined;
  const present = (['tagId', 'year', 'days', 'level', 'category'] as const).filter(
    (name) => filter[name] !== undefined,
  );
  return present.join(' ');
}
