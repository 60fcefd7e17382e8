import { maxListTotal } from '@portal/contract/max-list-total';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Whether a page begins past the end of a list limited to `max` rows. */
export const isPastEnd = (
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  max = maxListTotal,
): boolean => (pageNo - 1) * pageSize >= max;

export interface Countable {
  limit(rows: number): SQLWrapper;
}

/** Number of rows of a query as a column of another one, up to `most + 1`. */
export const upTo = (query: Countable, most = maxListTotal): SQL<number> =>
  sql<number>`(select count(*)::int from (${query.limit(most + 1)}) counted)`;

/** Counts the rows of a query up to `most`; returns `most + 1` if there are more. */
export async function countUpTo(db: Db, query: Countable, most = maxListTotal): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select ${upTo(query, most)} as n`);
  return rows[0]?.n ?? 0;
}
