import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runOn, withDatabase } from '../testing/test-server.ts';
import { type Connection, openDatabase } from './database/database.ts';
import { prepareDatabase } from './prepare-database.ts';

// Only its presence matters here; `database.owner` determines the connection.
const env = { DATABASE_OWNER_URL: 'postgres://portal_owner:secret@127.0.0.1:1/park' };

let database: TestDatabase;
const empty = `empty_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  database = await createTestDatabase();
  await runOn(database.owner, `create database ${empty}`);
});
afterAll(async () => {
  await runOn(database.owner, `drop database ${empty} with (force)`);
  await database.drop();
});

const prepareWith = (owner: Connection) => prepareDatabase({ ...database, owner }, env);

it('migrates as the owner', async () => {
  await expect(prepareWith(database.owner)).resolves.toBeUndefined();
});

it('allows one role for both', async () => {
  const alone = openDatabase(database.owner, { poolSize: 1 });
  await expect(prepareDatabase(alone, { DATABASE_OWNER_URL: undefined })).resolves.toBeUndefined();
  await alone.close();
});

it('names DATABASE_OWNER_URL, without its password, when it is unreachable', async () => {
  const prepared = prepareWith(env.DATABASE_OWNER_URL);
  await expect(prepared).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/park of DATABASE_OWNER_URL cannot be used: [^\n]*ECONNREFUSED/,
  );
  await expect(prepared).rejects.not.toThrow(/secret/);
});

it('recognises the database although the server’s role uses another time zone', async () => {
  const role = (await database.pool.query<{ role: string }>('select current_user as role')).rows[0]?.role;
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const inDatabase = `alter role ${role} in database ${rows[0]?.name}`;
  await runOn(database.owner, `${inDatabase} set timezone = 'Asia/Shanghai'`);
  const elsewhere = openDatabase(database.connection, { poolSize: 1, owner: database.owner });
  await expect(prepareDatabase(elsewhere, env)).resolves.toBeUndefined();
  await elsewhere.close();
  await runOn(database.owner, `${inDatabase} reset timezone`);
});

it('leaves a database unchanged that is not the one of DATABASE_URL', async () => {
  const other = withDatabase(database.owner, empty);
  await expect(prepareWith(other)).rejects.toThrow('name different databases');
  const left = openDatabase(other, { poolSize: 1 });
  const { rows } = await left.pool.query("select to_regclass('public.oper_log') as log");
  expect(rows).toEqual([{ log: null }]);
  await left.close();
});

it('names the variable whose role owns nothing', async () => {
  await expect(prepareWith(database.connection)).rejects.toThrow(
    /^The role \w+ of DATABASE_OWNER_URL does not own the database/,
  );
  await expect(
    prepareDatabase({ ...database, owner: database.connection }, { DATABASE_OWNER_URL: undefined }),
  ).rejects.toThrow(/^The role \w+ of DATABASE_URL does not own the database/);
});

it('names it even before the first migration', async () => {
  const owner = withDatabase(inject('testServer').connection, empty);
  const untouched = openDatabase(owner, { poolSize: 1 });
  await expect(prepareDatabase(untouched, { DATABASE_OWNER_URL: undefined })).rejects.toThrow(
    /of DATABASE_URL does not own the database/,
  );
  await untouched.close();
});
