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

/** The rows of a listing to read: `limit` rows after `offset`, counted from the first article older than `before`. */
export interface Slice {
  limit: number;
  offset: number;
  /** Only with the `latest` sort order; pinned articles are excluded then. */
  before?: Date | undefined;
  /** If false, a tag's list is read through the column's index. */
  byTag: boolean;
}

/** Sort columns of a list, all descending. */
function sortKey({ sort, ...filter }: ArticleListing, byTag: boolean): PgColumn[] {
  if (sort === 'views') return [articles.views, articles.id];
  const { pinned, topRank, publishAt } = byTag ? articleTags : articles;
  const latest = [publishAt, byTag ? articleTags.articleId : articles.id];
  return isOfTime(filter) ? latest : [pinned, topRank, ...latest];
}

function isBefore(listing: ArticleListing, byTag: boolean): SQL | undefined {
  const { pinned, topRank, publishAt } = byTag ? articleTags : articles;
  const older = lt(publishAt, sql.placeholder('before'));
  // Fixes the index's first columns, so that the page is found at once.
  return isOfTime(listing) ? older : and(sql`not ${pinned}`, sql`${topRank} = 0`, older);
}

/**
 * Upper bound for the index rows read to skip `offset` rows, rounded up to one of a few values. It's written into the
 * query because PostgreSQL assumes that a parameterized offset covers a tenth of the table, and would plan each call
 * again.
 */
function reachOf({ offset, limit }: Slice): number {
  let reach = 256;
  while (reach < offset + limit) reach *= 8;
  return reach;
}

/** A page in the order of an index: the index gives the first row of the page, and reading continues from there. */
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
    // Row columns refer to it by this name.
    .as(getTableName(articles));
  const rows = db.select(articleRowColumns).from(page).$dynamic();
  return (slice.offset > 0 ? db.select(articleRowColumns).from(start).crossJoinLateral(page) : rows)
    .leftJoin(articleTranslations, translationJoin)
    .orderBy(...order);
}

/** A page of a tag, a period or a keyword search; only ids are skipped. */
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
  // A prepared plan would sort the whole period; planned with the actual dates, the query finds the page by index.
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

/** A slice of a list of published articles, in its order. */
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

/** Counts the articles of a list row by row, up to `max`. */
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
