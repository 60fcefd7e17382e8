import { and, asc, count, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';

export interface SitemapEntry {
  id: string;
  path: string;
  updatedAt: Date;
}

/** One kind of page, listed in order of ids. */
export interface SitemapKind {
  name: string;
  count(db: Db, now: Date): Promise<number>;
  /** Entries after an id; an empty id starts at the first. */
  list(db: Db, now: Date, afterId: string, limit: number): Promise<SitemapEntry[]>;
  /** The id just before the entry at this position, counted from 0; empty for the first. */
  idBefore(db: Db, now: Date, place: number): Promise<string>;
}

interface Source {
  table: PgTable;
  id: PgColumn;
  updatedAt: PgColumn | SQL<Date>;
  shown: (now: Date) => SQL | undefined;
  /** Path of a row's page; `of` is the row's value in the column below. */
  pathOf: (id: string, of: string) => string;
  /** Column whose value the path needs besides the row's id. */
  of?: PgColumn;
}

/** A kind whose pages are rows of a table. */
export function sitemapKindOf(
  name: string,
  { table, id, updatedAt, shown, pathOf, of = id }: Source,
): SitemapKind {
  return {
    name,
    async count(db, now) {
      const [row] = await db.select({ count: count() }).from(table).where(shown(now));
      return row?.count ?? 0;
    },
    async list(db, now, afterId, limit) {
      const rows = await db
        .select({ id, updatedAt, of })
        .from(table)
        .where(and(shown(now), gt(id, afterId)))
        .orderBy(asc(id))
        .limit(limit);
      return (rows as { id: string; updatedAt: Date; of: string }[]).map((row) => ({
        id: row.id,
        updatedAt: row.updatedAt,
        path: pathOf(row.id, row.of),
      }));
    },
    async idBefore(db, now, place) {
      if (place === 0) return '';
      const [row] = await db
        .select({ id })
        .from(table)
        .where(shown(now))
        .orderBy(asc(id))
        .limit(1)
        .offset(place - 1);
      return (row as { id: string } | undefined)?.id ?? '';
    },
  };
}
