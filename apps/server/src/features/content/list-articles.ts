import type { Db } from '../../platform/database/database.ts';
import { type ArticleFilter, isOfTime } from './article-conditions.ts';
import { type CountedList, type CountRow, readYearCounts, sumCounts } from './article-count.queries.ts';
import { type ArticleListing, countArticles, listArticles, type Slice } from './article-list.queries.ts';
import { findPlace } from './article-place.queries.ts';
import { endOfDay } from './article-place.ts';

/** Rankings and lists with several filters aren't counted in advance; they end after this many articles. */
export const maxWalk = 10_000;

// Up to this offset, skipping rows is cheaper than looking up the start of the page.
const shortWalk = 200;

export type ArticlePageRequest = ArticleListing & { pageNo: number; pageSize: number };

export interface ArticlePage {
  rows: Awaited<ReturnType<typeof listArticles>>;
  total: number;
  totalIsExact: boolean;
}

/** The list whose counts are stored; null for lists with several filters. */
function countedListOf(filter: ArticleFilter): CountedList | null {
  const { column, tagId, level, category, keyword, days } = filter;
  if (keyword || days !== undefined) return null;
  const lists = [
    tagId === undefined ? [] : `tag:${tagId}`,
    level === undefined ? [] : `level:${level}`,
    category === undefined ? [] : `category:${category}`,
  ].flat();
  return lists.length > 1 ? null : { column, list: lists[0] ?? 'all' };
}

/** A page of a list of published articles, with the length of the list; deep pages cost no more than the first. */
export function pageOfArticles(db: Db, request: ArticlePageRequest, now: Date): Promise<ArticlePage> {
  const counted = countedListOf(request);
  if (!counted) return walkedPage(db, request, now);
  return request.sort === 'views'
    ? rankedPage(db, request, counted, now)
    : countedPage(db, request, counted, now);
}

const offsetOf = ({ pageNo, pageSize }: ArticlePageRequest) => (pageNo - 1) * pageSize;

async function countedPage(
  db: Db,
  request: ArticlePageRequest,
  list: CountedList,
  now: Date,
): Promise<ArticlePage> {
  const first: Slice = {
    limit: request.pageSize,
    offset: offsetOf(request),
    byTag: request.tagId !== undefined,
  };
  if (first.offset <= shortWalk) {
    const [rows, years] = await Promise.all([
      listArticles(db, request, first, now),
      readYearCounts(db, list),
    ]);
    return { rows, total: sumCounts(ofYear(years, request.year)), totalIsExact: true };
  }
  const { total, since, offset } = await findPlace(db, list, {
    year: request.year,
    offset: first.offset,
    withPinned: isOfTime(request),
  });
  if (first.offset >= total) return { rows: [], total, totalIsExact: true };
  const slice = since === null ? first : { ...first, offset, before: endOfDay(since) };
  return { rows: await listArticles(db, request, slice, now), total, totalIsExact: true };
}

const ofYear = (rows: readonly CountRow[], year: number | undefined) =>
  year === undefined ? rows : rows.filter(({ since }) => since === `${year}-01-01`);

async function rankedPage(
  db: Db,
  request: ArticlePageRequest,
  list: CountedList,
  now: Date,
): Promise<ArticlePage> {
  const offset = offsetOf(request);
  const length = sumCounts(ofYear(await readYearCounts(db, list), request.year));
  const total = Math.min(length, maxWalk);
  const limit = Math.min(request.pageSize, total - offset);
  const ranked = { total, totalIsExact: length <= maxWalk };
  if (limit <= 0) return { rows: [], ...ranked };
  const byTag = request.tagId !== undefined && (await isSmallTag(db, request, length));
  return { rows: await listArticles(db, request, { limit, offset, byTag }, now), ...ranked };
}

// Sorting costs as much as the tag has articles; scanning the column costs the page size divided by the tag's share.
async function isSmallTag(db: Db, request: ArticlePageRequest, tagged: number): Promise<boolean> {
  const all = sumCounts(await readYearCounts(db, { column: request.column, list: 'all' }));
  return tagged * tagged <= request.pageNo * request.pageSize * all;
}

async function walkedPage(db: Db, request: ArticlePageRequest, now: Date): Promise<ArticlePage> {
  const offset = offsetOf(request);
  const byTag = request.tagId !== undefined;
  const limit = Math.min(request.pageSize, maxWalk - offset);
  const [rows, found] = await Promise.all([
    limit > 0 ? listArticles(db, request, { limit, offset, byTag }, now) : [],
    countArticles(db, request, { byTag, max: maxWalk + 1 }, now),
  ]);
  return { rows, total: Math.min(found, maxWalk), totalIsExact: found <= maxWalk };
}
