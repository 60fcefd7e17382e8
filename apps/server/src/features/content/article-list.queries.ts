import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fixedLimit, prepareOnce } from '../../platform/database/prepare-once.ts';
import { articles, articleTags, articleTranslations } from './article.table.ts';
import {
  type ArticleFilter,
  conditions,
  conditionValues,
  isOfTime,
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
  /** Only with the sort `latest`; the pinned articles lie before it then. */
  before?: Date | undefined;
  /** False reads a list of a tag through the column's own index. */
  byTag: boolean;
}

function listOrder({ sort, ...filter }: ArticleListing, byTag: boolean): SQL[] {
  if (sort === 'views') return [desc(articles.views), desc(articles.id)];
  const { pinned, topRank, publishAt } = byTag ? articleTags : articles;
  const id = byTag ? articleTags.articleId : articles.id;
  const latest = [desc(publishAt), desc(id)];
  return isOfTime(filter) ? latest : [desc(pinned), desc(topRank), ...latest];
}

function isBefore(listing: ArticleListing, byTag: boolean): SQL | undefined {
  const { pinned, topRank, publishAt } = byTag ? articleTags : articles;
  const older = lt(publishAt, sql.placeholder('before'));
  // Equal to the index's first columns, so that the page is found in it at once.
  return isOfTime(listing) ? older : and(sql`not ${pinned}`, sql`${topRank} = 0`, older);
}

// Only ids are paged over, so that a row before the page costs no more than its index entry.
function buildList(db: Db, listing: ArticleListing, { limit, offset, before, byTag }: Slice) {
  const ids = db.select({ id: articles.id }).from(articles).$dynamic();
  if (byTag) ids.innerJoin(articleTags, eq(articleTags.articleId, articles.id));
  ids
    .where(and(conditions(listing, byTag), before && isBefore(listing, byTag)))
    .orderBy(...listOrder(listing, byTag))
    .limit(fixedLimit(limit));
  if (offset > 0) ids.offset(sql.placeholder('offset'));
  const page = ids.as('page');
  return db
    .select(articleRowColumns)
    .from(page)
    .innerJoin(articles, eq(articles.id, page.id))
    .leftJoin(articleTranslations, translationJoin)
    .orderBy(...listOrder(listing, false));
}

/** A slice of the published articles of a list, in its order. */
export function listArticles(db: Db, listing: ArticleListing, slice: Slice, now: Date) {
  const { limit, offset, before, byTag } = slice;
  const build = () => buildList(db, listing, slice);
  const conditionsShape = shapeOfConditions(listing);
  const shape = `article list ${conditionsShape} ${listing.sort} ${limit} ${offset > 0} ${!before} ${byTag}`;
  const query = conditionsShape === undefined ? build() : prepareOnce(db, shape, build);
  return query.execute({ ...conditionValues(listing, now), lang: listing.lang, offset, before });
}

/** Counts the articles of a list one by one, `most` at most. */
export async function countArticles(
  db: Db,
  filter: ArticleFilter,
  { byTag, most }: { byTag: boolean; most: number },
  now: Date,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(articles)
    .$dynamic();
  if (byTag) found.innerJoin(articleTags, eq(articleTags.articleId, articles.id));
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(found.where(conditions(filter, byTag)).limit(most).as('found'))
    .execute(conditionValues(filter, now));
  return row?.total ?? 0;
}
