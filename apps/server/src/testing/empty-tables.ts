import pg from 'pg';
import { type Connection, targetOf } from '../platform/database/database.ts';

/** The rows that the migrations inserted, as JSON by table name. */
export type Seeds = Record<string, string>;

interface Table {
  name: string;
}

// The record of applied migrations is not test data.
const everyTable = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`;

const everySequence = `
  select format('%I.%I', schemaname, sequencename) as name from pg_sequences
  where last_value is not null and schemaname not in ('drizzle')`;

async function asOwner<T>(owner: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(targetOf(owner));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Reads the rows that the migrations left in tables. */
export function readSeeds(owner: Connection): Promise<Seeds> {
  return asOwner(owner, async (client) => {
    const seeds: Seeds = {};
    for (const { name } of await filledTables(client)) {
      const { rows } = await client.query<{ rows: string }>(
        `select json_agg(t)::text as rows from ${name} t`,
      );
      seeds[name] = rows[0]?.rows ?? '[]';
    }
    return seeds;
  });
}

async function filledTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(everyTable);
  const each = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  return (await client.query<Table>(each.join(' union all '))).rows;
}

/**
 * Resets every table to its state after the migrations. Uses DELETE because most tables are empty, and TRUNCATE would
 * create new files for each of them and each index.
 */
export function emptyTables(owner: Connection, seeds: Seeds): Promise<void> {
  return asOwner(owner, async (client) => {
    const filled = await filledTables(client);
    const { rows: sequences } = await client.query<Table>(everySequence);
    await client.query('begin');
    // Disables foreign keys and the append-only triggers of the log.
    await client.query('set local session_replication_role = replica');
    for (const { name } of filled) await client.query(`delete from ${name}`);
    for (const [name, rows] of Object.entries(seeds))
      await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
        rows,
      ]);
    for (const { name } of sequences) await client.query(`alter sequence ${name} restart`);
    await client.query('commit');
  });
}
