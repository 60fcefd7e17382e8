import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The natural key of a text in the database, so that names are found in whatever width, case and spacing. */
export const naturalKeyIn = (text: AnyColumn | SQL): SQL<string> =>
  sql<string>`lower(regexp_replace(translate(normalize(${text}, nfkc), '−–—‐‑', '-----'), '\\s', '', 'g'))`;
