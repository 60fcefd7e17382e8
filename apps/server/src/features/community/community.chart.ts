import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ChartSource } from '../../feature/chart-source.ts';
import { startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { comments, posts } from './post.table.ts';
import { isShown } from './shown-post.public.ts';

interface Counted {
  table: PgTable;
  at: PgColumn;
  /** Written exactly as in its index, to allow an index-only scan. */
  where: SQL;
}

/** Number of rows per month, from the first day requested. */
async function countByMonth(db: Db, { table, at, where }: Counted, since: Date, now: Date) {
  const rows = await db
    .select({
      month: sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM')`,
      count: sql<number>`count(*)::int`,
    })
    .from(table)
    .where(and(where, gte(at, since), lt(at, now)))
    .groupBy(sql`1`);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

/** Posts, comments and accepted answers per month. */
export const communityChart: ChartSource = {
  chart: 'community',
  roles: ['OP_COMMUNITY'],
  byMonth: true,
  async read(db, { now, firstMonth }) {
    const since = startOfChinaDay(`${firstMonth}-01`);
    const [posted, said, accepted] = await Promise.all([
      countByMonth(db, { table: posts, at: posts.publishedAt, where: isShown }, since, now),
      countByMonth(
        db,
        { table: comments, at: comments.createdAt, where: sql`${comments.status} = 'PUBLISHED'` },
        since,
        now,
      ),
      countByMonth(
        db,
        { table: comments, at: comments.acceptedAt, where: sql`${comments.acceptedAt} is not null` },
        since,
        now,
      ),
    ]);
    return [...new Set([...posted.keys(), ...said.keys(), ...accepted.keys()])].map((key) => ({
      key,
      posts: posted.get(key) ?? 0,
      comments: said.get(key) ?? 0,
      accepted: accepted.get(key) ?? 0,
    }));
  },
};
