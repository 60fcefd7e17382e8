import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

interface Reference extends Record<string, unknown> {
  table: string;
  column: string;
}

/** Foreign keys to a table, and columns that refer to it by their name only. */
async function referencesTo(db: Db, table: string, named: readonly string[]): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select cl.relname as "table", at.attname as "column"
    from pg_constraint con
    join pg_class cl on cl.oid = con.conrelid
    join pg_attribute at on at.attrelid = con.conrelid and at.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = ${`public.${table}`}::regclass and con.confdeltype = 'a'
    union
    select table_name::text, column_name::text from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name = any(${sql.param(named)}::text[])
    order by 1, 2`);
  return rows;
}

/**
 * The tables with rows that refer to these rows of `table`, by id. `named` are columns that refer to it without a
 * foreign key, in whatever table; `ignored` tables do not count.
 */
export async function findReferences(
  db: Db,
  table: PgTable,
  ids: readonly string[],
  { named = [], ignored = [] }: { named?: readonly string[]; ignored?: readonly string[] } = {},
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const references = (await referencesTo(db, getTableName(table), named)).filter(
    (one) => !ignored.includes(one.table),
  );
  if (references.length === 0) return new Map();
  const wanted = sql.param([...ids]);
  const parts = references.map(
    (one): SQL => sql`select distinct ${sql.identifier(one.column)} as id, ${one.table}::text as "table"
      from ${sql.identifier(one.table)} where ${sql.identifier(one.column)} = any(${wanted}::text[])`,
  );
  const { rows } = await db.execute<{ id: string; table: string }>(sql.join(parts, sql` union `));
  const byId = new Map<string, string[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row.table]);
  return byId;
}
