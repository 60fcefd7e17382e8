import type { ArticleColumn, ArticleLevel } from '@portal/contract/article';
import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { matchesKeyword } from '../search/search.public.ts';
import { articles, articleTags } from './article.table.ts';
import { startOfYear } from './article-place.ts';

export interface ArticleFilter {
  column: ArticleColumn;
  tagId?: string | undefined;
  year?: number | undefined;
  /** Published within so many days. */
  days?: number | undefined;
  level?: ArticleLevel | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
}

const dayMs = 86_400_000;
const { placeholder } = sql;

// Written out, since a prepared plan must know that an index of published articles serves it.
const published = sql`${articles.status} = 'PUBLISHED'`;

/** Stands for the present in a prepared query. */
export const nowValue = placeholder('now');

export const isPublished: SQL | undefined = and(published, lte(articles.publishAt, nowValue));

/** Whether the list is limited to a time, which then applies to pinned articles too. */
export const isOfTime = ({ year, days }: ArticleFilter): boolean => year !== undefined || days !== undefined;

/** True where a tag's own index does not know all that the list asks for. */
export const readsArticle = ({ level, category, keyword }: ArticleFilter): boolean =>
  level !== undefined || category !== undefined || Boolean(keyword);

/** The conditions of a list, to be filled with `conditionValues`. `byTag` reads the list through the tag's own index. */
export function conditions(filter: ArticleFilter, byTag: boolean): SQL | undefined {
  const { year, days, level, category, keyword, tagId } = filter;
  const { column, publishAt } = byTag ? articleTags : articles;
  const tagged = byTag
    ? eq(articleTags.tagId, placeholder('tagId'))
    : sql`${articles.tagIds} @> array[${placeholder('tagId')}]::text[]`;
  return and(
    eq(column, placeholder('column')),
    // The tags' index holds published articles only.
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
    // With both given, articles must be of the year and recent.
    from:
      since && yearStart ? new Date(Math.max(since.getTime(), yearStart.getTime())) : (since ?? yearStart),
    until: year === undefined ? undefined : startOfYear(year + 1),
  };
}

/** Names the shape of a filter's conditions; undefined where the words of a keyword are part of the query itself. */
export function shapeOfConditions(filter: ArticleFilter): string | undefined {
  if (filter.keyword) return undefined;
  const present = (['tagId', 'year', 'days', 'level', 'category'] as const).filter(
    (name) => filter[name] !== undefined,
  );
  return present.join(' ');
}
