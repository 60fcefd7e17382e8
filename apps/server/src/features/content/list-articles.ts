import type { Db } from '../../platform/database/database.ts';
import { type ArticleFilter, isOfTime } from './article-conditions.ts';
import { type CountedList, type CountRow, readDayCounts, readYearCounts } from './article-count.queries.ts';
import { type ArticleListing, countArticles, listArticles, type Slice } from './article-list.queries.ts';
import { endOfDay, findSpan, sumCounts } from './article-place.ts';

/** Rankings and lists of several filters at once are walked through, and end after so many articles. */
export const longestWalk = 10_000;

// Walking so far costs less than looking up where the page begins.
const shortWalk = 200;

export type ArticlePageRequest = ArticleListing & { pageNo: number; pageSize: number };

export interface ArticlePage {
  rows: Awaited<ReturnType<typeof listArticles>>;
  total: number;
  totalIsExact: boolean;
}

/** The list whose articles are counted beforehand; null for what is filtered in several ways. */
export function countedListOf(filter: ArticleFilter): CountedList | null {
  const { column, tagId, level, category, keyword, days } = filter;
  if (keyword || days !== undefined) return null;
  const lists = [
    tagId === undefined ? [] : `tag:${tagId}`,
    level === undefined ? [] : `level:${level}`,
    category === undefined ? [] : `category:${category}`,
  ].flat();
  return lists.length > 1 ? null : { column, list: lists[0] ?? 'all' };
}

/** A page of a list of published articles and how long the list is; no page costs more for lying deep. */
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
  const counts = readYearCounts(db, list).then((rows) => ofYear(rows, request.year));
  if (first.offset <= shortWalk) {
    const [rows, years] = await Promise.all([listArticles(db, request, first, now), counts]);
    return { rows, total: sumCounts(years), totalIsExact: true };
  }
  const { year } = request;
  const [years, days] = await Promise.all([
    counts,
    year === undefined ? null : readDayCounts(db, list, year),
  ]);
  const total = sumCounts(years);
  if (first.offset >= total) return { rows: [], total, totalIsExact: true };
  const readDays = async (of: number) => days ?? readDayCounts(db, list, of);
  const slice = await findSlice(request, years, readDays, first);
  return { rows: await listArticles(db, request, slice, now), total, totalIsExact: true };
}

const ofYear = (rows: readonly CountRow[], year: number | undefined) =>
  year === undefined ? rows : rows.filter(({ since }) => since === `${year}-01-01`);

/** Where a deep page begins: years, then days are added up until they reach it. */
async function findSlice(
  request: ArticlePageRequest,
  years: readonly CountRow[],
  readDays: (year: number) => Promise<CountRow[]>,
  first: Slice,
): Promise<Slice> {
  const isWalked = ({ pinned }: CountRow) => isOfTime(request) || !pinned;
  const walked = years.filter(isWalked);
  const offset = first.offset - (sumCounts(years) - sumCounts(walked));
  const year = offset < 0 ? null : findSpan(walked, offset);
  if (!year) return first;
  const days = await readDays(Number(year.since.slice(0, 4)));
  const day = findSpan(days.filter(isWalked), offset - year.before);
  if (!day) return first;
  return { ...first, offset: offset - year.before - day.before, before: endOfDay(day.since) };
}

async function rankedPage(
  db: Db,
  request: ArticlePageRequest,
  list: CountedList,
  now: Date,
): Promise<ArticlePage> {
  const offset = offsetOf(request);
  const length = sumCounts(ofYear(await readYearCounts(db, list), request.year));
  const total = Math.min(length, longestWalk);
  const limit = Math.min(request.pageSize, total - offset);
  const ranked = { total, totalIsExact: length <= longestWalk };
  if (limit <= 0) return { rows: [], ...ranked };
  const byTag = request.tagId !== undefined && (await isSmallTag(db, request, length));
  return { rows: await listArticles(db, request, { limit, offset, byTag }, now), ...ranked };
}

// Sorting what bears the tag costs its number; walking down the column until a page is full, the page by its share.
async function isSmallTag(db: Db, request: ArticlePageRequest, tagged: number): Promise<boolean> {
  const all = sumCounts(await readYearCounts(db, { column: request.column, list: 'all' }));
  return tagged * tagged <= request.pageNo * request.pageSize * all;
}

async function walkedPage(db: Db, request: ArticlePageRequest, now: Date): Promise<ArticlePage> {
  const offset = offsetOf(request);
  const byTag = request.tagId !== undefined;
  const limit = Math.min(request.pageSize, longestWalk - offset);
  const [rows, found] = await Promise.all([
    limit > 0 ? listArticles(db, request, { limit, offset, byTag }, now) : [],
    countArticles(db, request, { byTag, most: longestWalk + 1 }, now),
  ]);
  return { rows, total: Math.min(found, longestWalk), totalIsExact: found <= longestWalk };
}
