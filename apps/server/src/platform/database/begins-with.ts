import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { escapeLike } from '../text/escape-like.ts';

/** Matches what begins with a text, by an index with `text_pattern_ops`, whatever the database's collation. */
export const beginsWith = (column: AnyColumn, text: string): SQL =>
  sql`${column} like ${`${escapeLike(text)}%`}`;

/** Descending in the order of such an index, so that it ends the search after the first rows. */
export const lastByPattern = (column: AnyColumn): SQL => sql`${column} using ~>~`;
