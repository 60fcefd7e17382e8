import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import type { CountedList } from './article-count.queries.ts';
import { articleCounts, type CountUnit } from './article-count.table.ts';

export interface PlaceQuestion {
  /** Limits it to this year. */
  year?: number | undefined;
  /** Position in the list, starting at 0. */
  offset: number;
  /** Whether pinned articles are sorted among the others; otherwise they all come first. */
  withPinned: boolean;
}

/** Position of an article in a counted list. */
export interface Place {
  /** Number of articles in the whole list. */
  total: number;
  /** Day of publication, YYYY-MM-DD in Asia/Shanghai; null for pinned articles and beyond the end of the list. */
  since: string | null;
  /** Number of articles of that day that come before it. */
  offset: number;
}

const { placeholder } = sql;
const { column, unit, list, since, pinned, count } = articleCounts;

const isOf = (of: CountUnit): SQL =>
  sql`${column} = ${placeholder('column')} and ${unit} = ${sql.raw(`'${of}'`)} and ${list} = ${placeholder('list')}`;
const isWalked = sql`(not ${pinned} or ${placeholder('withPinned')}::boolean)`;
const year = sql`${placeholder('from')}::date`;

/** Narrows the period found so far to the smaller one that contains the position, with the position within it. */
const within = (found: 'year_of' | 'month_of', whole: 'year' | 'month', of: 'month' | 'day'): SQL => {
  const larger = sql.raw(found);
  return sql`
    select parts.since, (place - up_to + walked)::int as place
    from ${larger}, lateral (
      select since, walked, sum(walked) over (order by since desc rows unbounded preceding) as up_to
      from (
        select ${since} as since, sum(${count})::int as walked from ${articleCounts}
        where ${isOf(of)} and ${since} >= ${larger}.since
          and ${since} < (${larger}.since + ${sql.raw(`interval '1 ${whole}'`)})::date and ${isWalked}
        group by ${since}
      ) listed
    ) parts
    where place >= up_to - walked and place < up_to`;
};

// Adds up years until they reach the position, then the months of that year and the days of that month: some fifty
// small rows instead of all preceding articles. Uses integers, since sums of bigint are numeric and three times as
// slow.
const place = sql`(
  with years as (
    select ${since} as since, sum(${count})::int as listed,
      coalesce(sum(${count}) filter (where ${isWalked}), 0)::int as walked
    from ${articleCounts} where ${isOf('year')} and (${year} is null or ${since} = ${year}) group by ${since}
  ), whole as (
    select coalesce(sum(listed), 0)::int as total,
      ${placeholder('offset')}::int - coalesce(sum(listed - walked), 0)::int as place from years
  ), year_of as (
    select since, (place - up_to + walked)::int as place
    from (select since, walked, sum(walked) over (order by since desc) as up_to from years) added, whole
    where place >= up_to - walked and place < up_to
  ), month_of as (${within('year_of', 'year', 'month')}
  ), day_of as (${within('month_of', 'month', 'day')}
  )
  select whole.total, day_of.since::text as since, day_of.place from whole left join day_of on true
) as found`;

/** Finds the publication day of the article at a position in a list, and the length of the list. */
export async function findPlace(db: Db, of: CountedList, question: PlaceQuestion): Promise<Place> {
  const query = prepareOnce(db, 'article place', () =>
    db
      .select({
        total: sql<number>`total`.mapWith(Number),
        since: sql<string | null>`since`,
        offset: sql<number>`coalesce(place, 0)`.mapWith(Number),
      })
      .from(place),
  );
  const from = question.year === undefined ? null : `${question.year}-01-01`;
  const { offset, withPinned } = question;
  const [found] = await query.execute({ ...of, from, offset, withPinned });
  return found ?? { total: 0, since: null, offset: 0 };
}
