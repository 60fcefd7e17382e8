import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Public lists end with so many rows: nobody turns more pages, and what may be millions is not counted. */
export const longestList = 1_000;

/** Whether a page begins behind the end of such a list. */
export const isPastEnd = (
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  longest = longestList,
): boolean => (pageNo - 1) * pageSize >= longest;

/** How many rows a query finds, up to `most`; of more it tells `most + 1`. */
export async function countUpTo(
  db: Db,
  query: { limit(rows: number): SQLWrapper },
  most = longestList,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${query.limit(most + 1)}) counted`,
  );
  return rows[0]?.n ?? 0;
}
