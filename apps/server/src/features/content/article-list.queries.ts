import { and, desc, eq, getTableColumns, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { fixedLimit, prepareOnce } from '../../platform/database/prepare-once.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';
import {
  type ArticleFilter,
  conditions,
  conditionValues,
  isOfTime,
  isPublished,
  readsArticle,
  shapeOfConditions,
} from './article-conditions.ts';
import { articleRowColumns, translationJoin } from './article-row.queries.ts';

export interface ArticleListing extends ArticleFilter {
  sort: 'latest' | 'views';
  lang: string;
}

/** Which rows of a listing: `limit` of them after `offset`, counted from the article that is older than `before`. */
export interface Slice {
  limit: number;
  offset: number;
  /** Only with the sort `latest`; the pinned articles come before it. */
  before?: Date | undefined;
  /** False reads a list of a tag through the column's own index. */
  byTag: boolean;
}

/** What a list is ordered by, all of it descending. */
function sortKey({ sort, ...filter }: ArticleListing, byTag: boolean): PgColumn[] {
  if (sort === 'views') return [articles.views, articles.id];
  const { pinned, topRank, publishAt } = byTag ? articleTags : articles;
  const latest = [publishAt, byTag ? articleTags.articleId : articles.id];
  return isOfTime(filter) ? latest : [pinned, topRank, ...latest];
}

function isBefore(listing: ArticleListing, byTag: boolean): SQL | undefined {
  const { pinned, topRank, publishAt } = byTag ? articleTags : articles;
  const older = lt(publishAt, sql.placeholder('before'));
  // Equal to the index's first columns, so that the page is found in it at once.
  return isOfTime(listing) ? older : and(sql`not ${pinned}`, sql`${topRank} = 0`, older);
}

/**
 * How far an index is walked at most to skip `offset` rows, one of few numbers. Written into the query: of an offset
 * that is a parameter PostgreSQL expects a tenth of the table, and plans again for every call.
 */
function reachOf({ offset, limit }: Slice): number {
  let reach = 256;
  while (reach < offset + limit) reach *= 8;
  return reach;
}

/** The rows of a page in an index's order: the index says where the page begins, and is read on from there. */
function buildWalk(db: Db, listing: ArticleListing, slice: Slice) {
  const key = sortKey(listing, false);
  const order = key.map((column) => desc(column));
  const listed = and(conditions(listing, false), slice.before && isBefore(listing, false));
  const near = db
    .select(Object.fromEntries(key.map((column) => [column.name, column])))
    .from(articles)
    .where(listed)
    .orderBy(...order)
    .limit(fixedLimit(reachOf(slice)))
    .as('near');
  const start = db.select().from(near).limit(fixedLimit(1)).offset(sql.placeholder('offset')).as('start');
  const isOnPage = sql`(${sql.join(key, sql`, `)}) <= (${sql.join(
    key.map(({ name }) => start[name]),
    sql`, `,
  )})`;
  const page = db
    .select(getTableColumns(articles))
    .from(articles)
    .where(slice.offset > 0 ? and(listed, isOnPage) : listed)
    .orderBy(...order)
    .limit(fixedLimit(slice.limit))
    // The columns of a row refer to it by this name.
    .as(getTableName(articles));
  const rows = db.select(articleRowColumns).from(page).$dynamic();
  return (slice.offset > 0 ? db.select(articleRowColumns).from(start).crossJoinLateral(page) : rows)
    .leftJoin(articleTranslations, translationJoin)
    .orderBy(...order);
}

/** The rows of a page of a tag, a stretch of time or the words of a search: only ids are paged over. */
function buildPick(db: Db, listing: ArticleListing, slice: Slice) {
  const { limit, offset, before, byTag } = slice;
  const ids = byTag
    ? db.select({ id: articleTags.articleId }).from(articleTags).$dynamic()
    : db.select({ id: articles.id }).from(articles).$dynamic();
  if (byTag && (listing.sort === 'views' || readsArticle(listing))) {
    ids.innerJoin(articles, eq(articles.id, articleTags.articleId));
  }
  const walk = ids
    .where(and(conditions(listing, byTag), before && isBefore(listing, byTag)))
    .orderBy(...sortKey(listing, byTag).map((column) => desc(column)));
  // A prepared plan would sort the whole stretch of time; planned for its days, it finds the page in the index.
  const page = isOfTime(listing)
    ? walk.limit(fixedLimit(limit)).offset(sql.placeholder('offset')).as('page')
    : db
        .select()
        .from(walk.limit(fixedLimit(offset > 0 ? reachOf(slice) : limit)).as('near'))
        .limit(fixedLimit(limit))
        .offset(sql.placeholder('offset'))
        .as('page');
  return db
    .select(articleRowColumns)
    .from(page)
    .innerJoin(articles, and(eq(articles.id, page.id), isPublished))
    .leftJoin(articleTranslations, translationJoin)
    .orderBy(...sortKey(listing, false).map((column) => desc(column)));
}

/** A slice of the published articles of a list, in its order. */
export function listArticles(db: Db, listing: ArticleListing, slice: Slice, now: Date) {
  const { limit, offset, before, byTag } = slice;
  const build = () =>
    (byTag || listing.keyword || isOfTime(listing) ? buildPick : buildWalk)(db, listing, slice);
  const conditionsShape = shapeOfConditions(listing);
  const reach = offset > 0 && reachOf(slice);
  const shape = `article list ${conditionsShape} ${listing.sort} ${limit} ${reach} ${!before} ${byTag}`;
  const query = conditionsShape === undefined ? build() : prepareOnce(db, shape, build);
  return query.execute({ ...conditionValues(listing, now), lang: listing.lang, offset, before });
}

/** Counts the articles of a list one by one, up to `max`. */
export async function countArticles(
  db: Db,
  filter: ArticleFilter,
  { byTag, max }: { byTag: boolean; max: number },
  now: Date,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(articles)
    .$dynamic();
  if (byTag) found.innerJoin(articleTags, eq(articleTags.articleId, articles.id));
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(found.where(conditions(filter, byTag)).limit(max).as('found'))
    .execute(conditionValues(filter, now));
  return row?.total ?? 0;
}
