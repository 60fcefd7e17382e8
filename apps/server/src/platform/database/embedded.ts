import { chmod, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import pg from 'pg';
import { appRole, prepareCluster } from './cluster-folder.ts';
import { makeDataDir } from './data-dir.ts';
import { launch } from './launch.ts';
import { claim } from './owner-lock.ts';
import { findBinaries } from './postgres-binaries.ts';
import { findRunning, type Postmaster, stopPostmaster } from './postmaster.ts';
import { findRunUser, isReachable, type RunUser } from './run-user.ts';
import { StartupError } from './startup-error.ts';
import { openSocketTransport, type ServerAddress } from './transport.ts';

export interface EmbeddedOptions {
  /** The cluster's own folder; its parent also receives the socket, the owner file and, if needed, the binaries. */
  dataDir: string;
  logFile: string;
  /** Server settings, such as `{ fsync: 'off' }` for a throw-away cluster. */
  settings?: Record<string, string>;
}

export interface Embedded {
  /** Connects as the role that owns nothing and gets its rights from `migrate`. */
  connection: EmbeddedConnection;
  owner: EmbeddedConnection;
  /** Must be called after every pool on this server has ended. */
  stop: () => Promise<void>;
}

type EmbeddedConnection = ServerAddress & { database: string };

const databaseName = 'portal';

/**
 * Starts PostgreSQL on a data folder, which it creates on the first start, or adopts the server that a
 * killed portal left running.
 * @throws {StartupError} when the folder or the machine does not allow it
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir } = options;
  const user = findRunUser();
  await makeParent(dirname(dataDir), user);
  const release = claim(`${dataDir}.owner`, dirname(dataDir));
  try {
    const server = await startCluster(options, user);
    const owner = { ...server.address, database: databaseName };
    return {
      connection: { ...owner, user: appRole },
      owner,
      stop: async () => {
        await stopPostmaster(server.pid);
        await rm(server.address.host, { recursive: true, force: true });
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The connection to the server that a running portal has started on this data folder, if there is one. */
export async function findEmbedded(dataDir: string): Promise<EmbeddedConnection | null> {
  const running = await findRunning(dataDir, { host: `${dataDir}.socket`, port: 5432, user: appRole });
  return running ? { ...running.address, database: databaseName } : null;
}

async function startCluster(options: EmbeddedOptions, user: RunUser | undefined): Promise<Postmaster> {
  const { dataDir, logFile, settings = {} } = options;
  const binaries = await findBinaries(dirname(dataDir), user);
  const transport = await openSocketTransport(dataDir, user);
  await prepareCluster(dataDir, binaries, user, transport.initArguments);
  const server = await launch({ dataDir, logFile, binaries, user, transport, settings });
  await createDatabaseAndRole(server).catch(async (error: unknown) => {
    await stopPostmaster(server.pid);
    throw error;
  });
  return server;
}

async function makeParent(folder: string, user: RunUser | undefined): Promise<void> {
  const created = await makeDataDir(folder);
  // A strict umask must not lock out PostgreSQL's own user.
  if (created && user) await chmod(folder, 0o711);
  if (user && !isReachable(folder, user)) {
    throw new StartupError(
      `PostgreSQL does not run as root, and the user it runs as cannot enter ${folder}; ` +
        'set DATA_DIR to a folder it can reach, such as /var/lib/park-portal.',
    );
  }
}

async function createDatabaseAndRole({ address }: Postmaster): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    const isThere = async (found: string, name: string) => (await client.query(found, [name])).rowCount === 1;
    if (!(await isThere('select 1 from pg_database where datname = $1', databaseName)))
      await client.query(`create database ${databaseName}`);
    if (!(await isThere('select 1 from pg_roles where rolname = $1', appRole)))
      await client.query(`create role ${appRole} login`);
  } finally {
    await client.end();
  }
}
