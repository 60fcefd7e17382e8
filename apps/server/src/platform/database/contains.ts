import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';
import { escapeLike } from '../text/escape-like.ts';

/** Matches rows where one of the columns contains the keyword, ignoring case; all rows without a keyword. */
export function contains(keyword: string | undefined, ...columns: (AnyColumn | SQL)[]): SQL | undefined {
  if (!keyword) return undefined;
  const pattern = `%${escapeLike(keyword)}%`;
  return or(...columns.map((column) => ilike(column as AnyColumn, pattern)));
}
