import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { columnsLeftOut, tablesLeftOut } from './left-out.ts';

/** A table that leaves the park for reading, with its columns in their order. */
export interface PlainTable {
  name: string;
  columns: readonly string[];
}

interface Known extends Record<string, unknown> {
  name: string;
  columns: string[];
}

/** The tables of the park without those that stay, and without the columns that stay. */
export async function plainTables(db: Db): Promise<PlainTable[]> {
  const { rows } = await db.execute<Known>(sql`
    select cl.relname::text as name, array_agg(at.attname::text order by at.attnum) as columns
    from pg_class cl join pg_attribute at on at.attrelid = cl.oid
    where cl.relnamespace = 'public'::regnamespace and cl.relkind = 'r' and at.attnum > 0 and not at.attisdropped
    group by cl.relname order by cl.relname`);
  return rows
    .filter(({ name }) => !tablesLeftOut.has(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !columnsLeftOut[name]?.includes(column)),
    }));
}

/** About how many rows leave, to show the progress. */
export async function countPlainRows(db: Db): Promise<number> {
  const { rows } = await db.execute<{ name: string; rows: number }>(sql`
    select relname::text as name, greatest(reltuples, 0)::bigint as rows from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return rows.reduce((sum, row) => sum + (tablesLeftOut.has(row.name) ? 0 : row.rows), 0);
}

const fetchedRows = 1_000;

/** Reads the rows of a table as texts in batches. It has to run in a transaction, which keeps the cursor. */
export async function* plainRows(tx: Db, { name, columns }: PlainTable): AsyncGenerator<readonly string[][]> {
  const cells = sql.join(
    columns.map((column) => sql`coalesce(${sql.identifier(column)}::text, '')`),
    sql`, `,
  );
  await tx.execute(
    sql`declare plain_rows no scroll cursor for select array[${cells}] as cells from ${sql.identifier(name)}`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ cells: string[] }>(
      sql`fetch forward ${sql.raw(String(fetchedRows))} from plain_rows`,
    );
    if (rows.length > 0) yield rows.map((row) => row.cells);
    if (rows.length < fetchedRows) break;
  }
  await tx.execute(sql`close plain_rows`);
}
