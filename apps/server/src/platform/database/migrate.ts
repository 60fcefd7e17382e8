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

// An arbitrary number that no other advisory lock in this database uses.
const migrationLock = 7_275_001;

/**
 * Brings the schema up to date as its owner and grants the server's own role its rights. Instances that start at
 * the same time wait for each other.
 * @throws {StartupError} when a newer release or an unreleased state has migrated this database, or a migration fails
 */
export async function migrate(database: Database): Promise<void> {
  const owner = await connectOwner(database).catch((error: unknown) => {
    throw migrationFailure(error);
  });
  try {
    await owner.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseForeignHistory(owner);
    await applyMigrations(drizzle(owner), { migrationsFolder });
    await prepareJobs(owner);
    const role = await roleOf(database.pool);
    if (role !== (await roleOf(owner))) await grantRights(owner, role);
  } catch (error) {
    throw error instanceof StartupError ? error : migrationFailure(error);
  } finally {
    // Ending the session releases the lock.
    await owner.end();
  }
}

async function roleOf(connection: pg.Pool | pg.Client): Promise<string> {
  const { rows } = await connection.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

// Since all migrations run in one transaction, a failure leaves the database unchanged.
function migrationFailure(error: unknown): StartupError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(`The database could not be migrated, and nothing was changed: ${reason}.`, {
    cause: error,
  });
}

// Both are in chronological order: the applied migrations must be a prefix of this release's migrations.
async function refuseForeignHistory(owner: pg.Client): Promise<void> {
  const [applied, known] = await Promise.all([readApplied(owner), readKnown()]);
  if (applied.every((when, position) => when === known[position])) return;
  if (Math.max(...applied) > Math.max(...known))
    throw new StartupError(
      'The database was migrated by a newer release of the portal; start that release instead.',
    );
  throw new StartupError(
    'This database belongs to an earlier, unreleased state of the portal and cannot be taken over; ' +
      'nothing was changed: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  );
}

async function readApplied(owner: pg.Client): Promise<number[]> {
  const { rows } = await owner.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as table",
  );
  if (!rows[0]?.table) return [];
  const applied = await owner.query<{ when: number }>(
    'select created_at::float8 as when from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ when }) => when);
}

async function readKnown(): Promise<number[]> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.map(({ when }) => when).sort((a, b) => a - b);
}
