import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPatiently, runOn, withDatabase } from '../../testing/test-server.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const { owner, connection } = inject('testServer');

const journalFile = resolve(import.meta.dirname, '../../../migrations/meta/_journal.json');

let folder: string;
let released: number[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { when: number }[] };
  released = journal.entries.map(({ when }) => when);
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `work` on an empty database of its own. */
async function withEmptyDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await runOn(owner, `create database ${name}`);
  const database = openPatiently(withDatabase(connection, name), {
    poolSize: 1,
    owner: withDatabase(owner, name),
  });
  try {
    await work(database);
  } finally {
    await database.close();
    await runOn(owner, `drop database ${name} with (force)`);
  }
}

/** Migrates like another version of the portal, with one migration at each of these times. */
async function migrateAt(database: Database, times: readonly number[]): Promise<void> {
  const migrationsFolder = await mkdtemp(join(folder, 'state-'));
  await mkdir(join(migrationsFolder, 'meta'));
  const entries = times.map((when, idx) => ({ idx, version: '7', when, tag: `${idx}_x`, breakpoints: true }));
  for (const { idx, tag } of entries)
    await writeFile(
      join(migrationsFolder, `${tag}.sql`),
      `create table old_${idx} (id int primary key);\n--> statement-breakpoint\ninsert into old_${idx} values (${idx});`,
    );
  await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
  await asOwner(database, (own) => applyMigrations(drizzle(own.pool), { migrationsFolder }));
}

async function asOwner<T>(database: Database, work: (own: Database) => Promise<T>): Promise<T> {
  const own = openPatiently(database.owner, { poolSize: 1 });
  try {
    return await work(own);
  } finally {
    await own.close();
  }
}

/** Everything in the database: its objects with their rights, the rows, and the migrations. */
function readAll(database: Database): Promise<unknown> {
  return asOwner(database, async ({ pool }) => {
    const { rows } = await pool.query<{ at: string }>(
      `select c.oid::regclass::text as at, c.relkind, c.relacl, n.nspacl, c.xmin::text as written
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    );
    const functions = await pool.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    );
    const contents = await pool.query(
      `select query_to_xml(format('select *, xmin from %s', oid::regclass), true, true, '')::text as content
       from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
       order by relname`,
    );
    return { relations: rows, functions: functions.rows, contents: contents.rows };
  });
}

async function expectRefused(database: Database, message: RegExp): Promise<void> {
  const before = await readAll(database);
  await expect(migrate(database)).rejects.toThrow(message);
  expect(await readAll(database)).toEqual(before);
}

const earlier =
  /^This database belongs to an earlier, unreleased state of the portal .* be taken over;[^.]*\.$/;
const newer = /^The database was migrated by a newer release of the portal; start that release instead\.$/;

it('creates the schema in an empty database, and has nothing to do at the next start', () =>
  withEmptyDatabase(async (database) => {
    await migrate(database);
    const after = await readMigrations(database);
    expect(after.map(({ when }) => when)).toEqual(released);
    const menus = await database.pool.query('select count(*) > 100 as there from menu_item');
    expect(menus.rows).toEqual([{ there: true }]);
    await migrate(database);
    expect(await readMigrations(database)).toEqual(after);
  }));

function readMigrations(database: Database): Promise<{ when: number }[]> {
  return asOwner(database, async ({ pool }) => {
    const { rows } = await pool.query<{ when: number }>(
      'select id, hash, created_at::float8 as when from drizzle.__drizzle_migrations order by id',
    );
    return rows;
  });
}

it('refuses a database of an earlier state in one sentence, and leaves it unchanged', () =>
  withEmptyDatabase(async (database) => {
    const first = released[0] ?? 0;
    await migrateAt(database, [first - 2_000, first - 1_000]);
    await expectRefused(database, earlier);
  }));

it('refuses a diverged history, and leaves it unchanged', () =>
  withEmptyDatabase(async (database) => {
    const first = released[0] ?? 0;
    await migrateAt(database, [first - 1, first]);
    await expectRefused(database, earlier);
  }));

it('refuses the schema of a newer release, and leaves it unchanged', () =>
  withEmptyDatabase(async (database) => {
    await migrateAt(database, [...released, 9_000_000_000_000]);
    await expectRefused(database, newer);
  }));

// The migrator assumes that every migration older than the last applied one has been applied too.
it('has its migrations in chronological order', () => {
  expect(released).toEqual(released.toSorted((a, b) => a - b));
});
