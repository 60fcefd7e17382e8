import { connectOwner } from '../platform/database/connect-owner.ts';
import type { Database } from '../platform/database/database.ts';
import { setAside } from './set-aside.ts';

/** Id of a generated row, derived from its number `n`. */
export const idOfRow = (n: string) => `'0000009' || upper(lpad(to_hex(${n}), 19, '0'))`;
export const filledId = idOfRow('n');

/** Rows of the demo, numbered so that they serve as patterns in turn. */
export const patterns = (
  table: string,
  where: string,
) => `(select p.*, row_number() over (order by id) - 1 as at,
  count(*) over () as every from ${table} p where ${where} and id not like '0000009%')`;

/** A table to fill from rows of the demo: which rows, and which columns differ. */
export interface Filling {
  table: string;
  /** The source rows as `p`; `p.at` numbers them within `p.every`. */
  from: string;
  /** Condition for the rows of an earlier fill. */
  former: string;
  columns: Readonly<Record<string, string>>;
  /** Number of rows, where it differs from the requested count. */
  rows?: (count: number) => number;
  /** A trigger that would refuse the rows, because the demo has gone on since. */
  guard?: string;
}

export const rowsOf = (table: string, where: string, columns: Filling['columns']): Filling => ({
  table,
  from: `${patterns(table, where)} p`,
  former: "id like '0000009%'",
  columns: { id: filledId, ...columns },
});

type Client = Awaited<ReturnType<typeof connectOwner>>;

const columnsOf = `
  select column_name as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`;

/** Inserts the rows in one statement and rebuilds the table's indexes afterwards. */
async function fillTable(client: Client, filling: Filling, count: number): Promise<void> {
  const { table, from, former, columns, rows = (all: number) => all, guard } = filling;
  const names = (await client.query<{ name: string }>(columnsOf, [table])).rows.map(({ name }) => name);
  await client.query('begin');
  const putBack = await setAside((text, values) => client.query(text, values), [table]);
  if (guard) await client.query(`alter table ${table} disable trigger ${guard}`);
  await client.query(`delete from ${table} where ${former}`);
  await client.query(`insert into ${table} (${names.join(', ')})
    select ${names.map((name) => columns[name] ?? `p.${name}`).join(', ')}
    from generate_series(0, ${rows(count) - 1}) n join ${from} on n % p.every = p.at`);
  if (guard) await client.query(`alter table ${table} enable trigger ${guard}`);
  await putBack();
  await client.query('commit');
  await client.query(`vacuum analyze ${table}`);
}

export async function fill(database: Database, fillings: readonly Filling[], count: number): Promise<void> {
  const client = await connectOwner(database);
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '512MB'");
    for (const filling of fillings) await fillTable(client, filling, count);
  } finally {
    await client.end();
  }
}
