import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { connectOwner } from './connect-owner.ts';
import type { Database } from './database.ts';
import { grantRights } from './grant-rights.ts';
import { StartupError } from './startup-error.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');

// Any number that nothing else in this database locks on.
const migrationLock = 7_275_001;

/**
 * Brings the schema up to date, as its owner, and gives the server's own role its rights. Copies that start together
 * wait for each other.
 * @throws {StartupError} when a newer release has migrated this database, or a migration fails
 */
export async function migrate(database: Database): Promise<void> {
  const owner = await connectOwner(database).catch((error: unknown) => {
    throw migrationFailure(error);
  });
  try {
    await owner.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewerSchema(owner);
    await applyMigrations(drizzle(owner), { migrationsFolder });
    await prepareJobs(owner);
    const role = await roleOf(database.pool);
    if (role !== (await roleOf(owner))) await grantRights(owner, role);
  } catch (error) {
    throw error instanceof StartupError ? error : migrationFailure(error);
  } finally {
    // The lock ends with the session.
    await owner.end();
  }
}

async function roleOf(connection: pg.Pool | pg.Client): Promise<string> {
  const { rows } = await connection.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

// All migrations run in one transaction.
function migrationFailure(error: unknown): StartupError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(`The database could not be migrated, and nothing was changed: ${reason}.`, {
    cause: error,
  });
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as table",
  );
  if (!rows[0]?.table) return;
  const applied = await client.query<{ newest: number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = applied.rows[0]?.newest ?? 0;
  if (newest > (await newestKnown())) {
    throw new StartupError('The database was migrated by a newer release of the portal; start that release.');
  }
}

async function newestKnown(): Promise<number> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(0, ...journal.entries.map((entry) => entry.when));
}
