import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Connection, Database } from '../platform/database/database.ts';
import { openPatiently, runOn, type TestServer, withDatabase } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Omit<TestServer, 'stop'>;
  }
}

export interface TestDatabase extends Database {
  connection: Connection;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/**
 * A migrated, empty database for one test file, under the role the server has: what needs its owner asks for it by
 * `owner`. Drop it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { owner, connection, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOn(owner, `create database ${name} template ${template}`);
  const own = withDatabase(connection, name);
  const database = openPatiently(own, { poolSize: 10, owner: withDatabase(owner, name) });
  return {
    ...database,
    connection: own,
    drop: async () => {
      await database.close();
      await runOn(owner, `drop database ${name} with (force)`);
    },
  };
}
