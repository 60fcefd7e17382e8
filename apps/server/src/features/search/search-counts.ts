import type { searchQueryMisses } from '@portal/contract/search/manage';
import type { searchQueryPopular, searchRecord } from '@portal/contract/search/public';
import { and, desc, gt, gte, lt, max, sql, sum } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { foldText } from '../../platform/text/fold.ts';
import { searchCounts } from './search-count.table.ts';
import { searchSite } from './search-site.ts';

const dayMs = 86_400_000;
const keptDays = 90;
const popularDays = 30;
const maxPopular = 6;
/** A keyword that fewer searches were for is not shown to others. */
const minPopular = 5;
const maxKept = 30;

/** Numbers, codes and addresses may be somebody’s. */
const mayBePersonal = /\d{5,}|@|https?:/;

const daysBefore = (now: Date, days: number) => chinaDayOf(new Date(now.getTime() - days * dayMs));

/** Counts a search by the words as they are compared, without who made it. */
export const recordSearch: Verb<typeof searchRecord> = async ({ db, now }, { keyword, lang }) => {
  const folded = foldText(keyword).trim().replace(/\s+/g, ' ');
  if (folded === '' || folded.length > maxKept || mayBePersonal.test(folded)) return { counted: false };
  const asked = {
    keyword,
    lang,
    pageNo: 1,
    pageSize: 1,
    literal: '0',
    without: '',
    grouped: '0',
    kind: undefined,
  } as const;
  const { total } = await searchSite(db, asked, now);
  const misses = total === 0 ? 1 : 0;
  await db
    .insert(searchCounts)
    .values({ keyword: folded, day: chinaDayOf(now), times: 1, misses })
    .onConflictDoUpdate({
      target: [searchCounts.keyword, searchCounts.day],
      set: { times: sql`${searchCounts.times} + 1`, misses: sql`${searchCounts.misses} + ${misses}` },
    });
  return { counted: true };
};

/** What visitors search for most, of what is found. */
export const queryPopular: Verb<typeof searchQueryPopular> = async ({ db, now }) => {
  const times = sum(searchCounts.times);
  const rows = await db
    .select({ keyword: searchCounts.keyword })
    .from(searchCounts)
    .where(gte(searchCounts.day, daysBefore(now, popularDays)))
    .groupBy(searchCounts.keyword)
    .having(and(gte(times, minPopular), sql`sum(${searchCounts.misses}) = 0`))
    .orderBy(desc(times), searchCounts.keyword)
    .limit(maxPopular);
  return { keywords: rows.map(({ keyword }) => keyword) };
};

/** Keywords by which nothing was found, the commonest first. */
export const queryMisses: Verb<typeof searchQueryMisses> = ({ db, now }, { keyword, ...page }) => {
  const where = and(
    gte(searchCounts.day, daysBefore(now, keptDays)),
    gt(searchCounts.misses, 0),
    contains(keyword, searchCounts.keyword),
  );
  const misses = sql<number>`sum(${searchCounts.misses})::int`;
  const grouped = db
    .select({
      keyword: searchCounts.keyword,
      misses: misses.as('misses'),
      lastDay: max(searchCounts.day).as('last_day'),
    })
    .from(searchCounts)
    .where(where)
    .groupBy(searchCounts.keyword);
  const rows = grouped
    .orderBy(desc(misses), searchCounts.keyword)
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
  const total = db
    .select({ total: sql<number>`count(distinct ${searchCounts.keyword})::int` })
    .from(searchCounts)
    .where(where)
    .then(([row]) => row?.total ?? 0);
  return pageOf(page, rows, total, ({ lastDay, ...row }) => ({
    ...row,
    lastDay: lastDay ?? chinaDayOf(now),
  }));
};

/** Forgets counts of more than 90 days ago. */
export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, daysBefore(now, keptDays)));
}
