import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';
import { escapeLike } from '../text/escape-like.ts';

/** Rows in which one of the columns holds the keyword, in any case; every row where none is given. */
export function contains(keyword: string | undefined, ...columns: (AnyColumn | SQL)[]): SQL | undefined {
  if (!keyword) return undefined;
  const pattern = `%${escapeLike(keyword)}%`;
  return or(...columns.map((column) => ilike(column as AnyColumn, pattern)));
}
