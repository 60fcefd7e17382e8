import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NameSource } from './log-words.ts';

/** Name source for list entries, whose ids have the form `<list>/<code>`. */
export const namesInLists =
  (table: PgTable, list: PgColumn | SQL, code: PgColumn, name: PgColumn): NameSource =>
  (db, ids) => {
    const isOne = (id: string) => {
      const cut = id.indexOf('/');
      return and(sql`${list} = ${id.slice(0, cut)}`, eq(code, id.slice(cut + 1)));
    };
    return db
      .select({ id: sql<string>`${list} || '/' || ${code}`, name: sql<string>`${name}` })
      .from(table)
      .where(or(...ids.map(isOne)));
  };
