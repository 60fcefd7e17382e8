import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Dashes that people type for a hyphen and that NFKC leaves as they are. */
const dashes = '−–—‐‑';

/** The natural key of a text in the database, so that names are found in whatever width, case and spacing. */
export const naturalKeyIn = (text: AnyColumn | SQL): SQL<string> =>
  sql<string>`lower(regexp_replace(translate(normalize(${text}, nfkc), ${dashes}, '-----'), '\\s', '', 'g'))`;
