import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, type Database, openDatabase } from '../platform/database/database.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { isAlive } from '../platform/database/process-state.ts';
import { readSeeds, type Seeds } from './empty-tables.ts';

/** A PostgreSQL server for one test run, with a migrated template database. */
export interface TestServer {
  /** Connects as the owner of everything. */
  owner: Connection;
  /** Connects as the server's role. */
  connection: Connection;
  template: string;
  /** The rows in a fresh copy of the template database. */
  seeds: Seeds;
  stop: () => Promise<void>;
}

// A throw-away cluster need not survive a power cut.
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

const folderPrefix = 'park-portal-test-';

export async function startTestServer(url = process.env.TEST_DATABASE_URL): Promise<TestServer> {
  const template = `portal_test_${randomBytes(4).toString('hex')}`;
  const server = url ? await useGiven(url, template) : await startThrowAway();
  const { owner, connection } = server;
  await runOn(owner, `create database ${template}`);
  const database = openPatiently(withDatabase(connection, template), {
    poolSize: 1,
    owner: withDatabase(owner, template),
  });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  return {
    owner,
    connection,
    template,
    seeds: await readSeeds(withDatabase(owner, template)),
    stop: async () => {
      await dropDatabases(owner, template);
      await server.stop();
    },
  };
}

type Server = Omit<TestServer, 'template' | 'seeds'>;

/** Uses an external server, which gets an additional role for the duration of the tests. */
async function useGiven(owner: string, role: string): Promise<Server> {
  const password = randomBytes(16).toString('hex');
  await runOn(owner, `create role ${role} login password '${password}'`);
  const connection = Object.assign(new URL(owner), { username: role, password }).href;
  return { owner, connection, stop: () => runOn(owner, `drop role ${role}`) };
}

async function startThrowAway(): Promise<Server> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  // PostgreSQL's own user must be able to enter its folder here when the tests run as root.
  await chmod(folder, 0o711);
  const { stop, ...connections } = await startEmbedded({
    dataDir: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
    settings: throwAway,
  });
  return {
    ...connections,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Removes folders of killed runs, which could not stop their servers.
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix));
  const abandoned = names.filter((name) => !isAlive(Number(name.slice(folderPrefix.length).split('-')[0])));
  for (const name of abandoned) {
    const folder = join(tmpdir(), name);
    const dataDir = join(folder, 'postgres');
    const server = await startEmbedded({ dataDir, logFile: join(folder, 'postgres.log') }).catch(
      () => undefined,
    );
    await server?.stop();
    // Another process may be removing the same folder.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function dropDatabases(owner: Connection, template: string): Promise<void> {
  const maintenance = openPatiently(owner, { poolSize: 1 });
  try {
    const { rows } = await maintenance.pool.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { name } of rows) await maintenance.pool.query(`drop database "${name}" with (force)`);
  } finally {
    await maintenance.close();
  }
}

/**
 * Opens a database with a longer timeout: the server gives up after two seconds, but a test must not fail because the
 * machine was busy.
 */
export function openPatiently(...given: Parameters<typeof openDatabase>): Database {
  const database = openDatabase(...given);
  database.pool.options.connectionTimeoutMillis = 30_000;
  return database;
}

/** Connects to another database of the same server. */
export function withDatabase(connection: Connection, database: string): Connection {
  if (typeof connection !== 'string') return { ...connection, database };
  const url = new URL(connection);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement that needs a separate connection, such as CREATE DATABASE. */
export async function runOn(connection: Connection, statement: string): Promise<void> {
  const database = openPatiently(connection, { poolSize: 1 });
  try {
    await database.pool.query(statement);
  } finally {
    await database.close();
  }
}
