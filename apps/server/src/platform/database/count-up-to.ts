import { maxListTotal } from '@portal/contract/longest-list';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Whether a page begins behind the end of such a list. */
export const isPastEnd = (
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  max = maxListTotal,
): boolean => (pageNo - 1) * pageSize >= max;

interface Countable {
  limit(rows: number): SQLWrapper;
}

/** The same as a column of a query. */
export const upTo = (query: Countable, most = maxListTotal): SQL<number> =>
  sql<number>`(select count(*)::int from (${query.limit(most + 1)}) counted)`;

/** How many rows a query finds, up to `most`; of more it tells `most + 1`. */
export async function countUpTo(db: Db, query: Countable, most = maxListTotal): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select ${upTo(query, most)} as n`);
  return rows[0]?.n ?? 0;
}
