import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Connection, Database } from '../platform/database/database.ts';
import { emptyTables } from './empty-tables.ts';
import { openPatiently, runOn, type TestServer, withDatabase } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Omit<TestServer, 'stop'>;
  }
}

export interface TestDatabase extends Database {
  connection: Connection;
  /** Closes the connections and deletes the database. */
  drop(): Promise<void>;
}

async function copyTemplate(): Promise<string> {
  const { owner, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOn(owner, `create database ${name} template ${template}`);
  return name;
}

function openCopy(name: string) {
  const { owner, connection } = inject('testServer');
  const own = withDatabase(connection, name);
  return {
    ...openPatiently(own, { poolSize: 10, owner: withDatabase(owner, name) }),
    connection: own,
  };
}

/**
 * Creates a migrated, empty database for one test file, connected as the server's role; `owner` connects as the owner
 * of the tables. Drop it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = await copyTemplate();
  const database = openCopy(name);
  return {
    ...database,
    drop: async () => {
      await database.close();
      await runOn(inject('testServer').owner, `drop database ${name} with (force)`);
    },
  };
}

// The files of a worker share this module, and use its database one after the other; the end of the run deletes it.
const waiting: string[] = [];

/**
 * Like {@link createTestDatabase}, for tests that only write rows: `drop` empties the database for the next file, at a
 * tenth of the cost of a copy. Rights, tables and settings must be left unchanged.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const name = waiting.pop() ?? (await copyTemplate());
  const database = openCopy(name);
  return {
    ...database,
    drop: async () => {
      // Unfinished work must not write into the next file's rows.
      await database.close();
      const { owner, seeds } = inject('testServer');
      await emptyTables(withDatabase(owner, name), seeds);
      waiting.push(name);
    },
  };
}
