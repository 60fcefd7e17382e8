import { join } from 'node:path';
import { errorCode } from './connection-error.ts';
import { type Connection, type Database, openDatabase } from './database.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';
import { StartupError } from './startup-error.ts';

export interface DatabaseSettings {
  DATABASE_URL?: string | undefined;
  DATABASE_OWNER_URL?: string | undefined;
  DATABASE_POOL_SIZE: number;
  DATA_DIR: string;
}

const oldestVersion = 15;

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL, which `close` stops again.
 * @throws {StartupError} when there is no usable server
 */
export async function connectDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATABASE_POOL_SIZE: poolSize } = settings;
  const open = (connection: Connection, owner?: Connection) =>
    openDatabase(connection, { poolSize, owner, onIdleError });
  if (url) return requireUsable(open(url, ownerUrl), url);

  const embedded = await startEmbedded({
    dataDir: join(settings.DATA_DIR, 'postgres'),
    logFile: join(settings.DATA_DIR, 'postgres.log'),
  });
  const database = open(embedded.connection, embedded.owner);
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded.stop();
    },
  };
}

/** Connects beside a running portal, which goes on; starts the embedded PostgreSQL if none runs. */
export async function joinDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const running = settings.DATABASE_URL ? null : await findEmbedded(join(settings.DATA_DIR, 'postgres'));
  return running
    ? openDatabase(running, { poolSize: 1, owner: running, onIdleError })
    : connectDatabase(settings, onIdleError);
}

async function requireUsable(database: Database, url: string): Promise<Database> {
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version >= oldestVersion) return database;
    throw new StartupError(
      `DATABASE_URL names a PostgreSQL ${version} server, but version ${oldestVersion} or later is needed.`,
    );
  } catch (error) {
    await database.close();
    throw error instanceof StartupError ? error : unreachable(url, error);
  }
}

// Builds an error that names the server without the password.
function unreachable(url: string, error: unknown): StartupError {
  const { host, pathname } = new URL(url);
  const reason = (error instanceof Error && error.message) || errorCode(error) || 'no answer';
  return new StartupError(`The database ${host}${pathname} of DATABASE_URL cannot be used: ${reason}.`);
}
