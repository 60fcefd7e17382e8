import type pg from 'pg';
import { connectOwner } from './database/connect-owner.ts';
import { errorCode } from './database/connection-error.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { StartupError } from './database/startup-error.ts';
import type { Env } from './env.ts';

/**
 * Brings the schema up to date after checking that the owner's connection leads to the same database.
 * @throws {StartupError} when it does not, or the migration fails; nothing has been changed then
 */
export async function prepareDatabase(
  database: Database,
  { DATABASE_OWNER_URL: ownerUrl }: Pick<Env, 'DATABASE_OWNER_URL'>,
): Promise<void> {
  const owner = await connectOwner(database).catch((error: unknown) => {
    throw unreachable(ownerUrl, error);
  });
  try {
    if (ownerUrl) await requireSameDatabase(database.pool, owner);
    await requireOwnership(owner, ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL');
  } finally {
    await owner.end();
  }
  await migrate(database);
}

// Builds an error that names the server without the password.
function unreachable(url: string | undefined, error: unknown): StartupError {
  const reason = (error instanceof Error && error.message) || errorCode(error) || 'no answer';
  if (!url) return new StartupError(`The database cannot be migrated: ${reason}.`);
  const { host, pathname } = new URL(url);
  return new StartupError(`The database ${host}${pathname} of DATABASE_OWNER_URL cannot be used: ${reason}.`);
}

// Checks the identity of the database, because addresses may differ when one of them leads through a pooler.
async function requireSameDatabase(pool: pg.Pool, owner: pg.Client): Promise<void> {
  const identity = `select oid::text || ' of ' || extract(epoch from pg_postmaster_start_time()) as is
                    from pg_database where datname = current_database()`;
  const [seen, owned] = await Promise.all([
    pool.query<{ is: string }>(identity),
    owner.query<{ is: string }>(identity),
  ]);
  if (seen.rows[0]?.is !== owned.rows[0]?.is)
    throw new StartupError('DATABASE_URL and DATABASE_OWNER_URL name different databases.');
}

async function requireOwnership(owner: pg.Client, variable: string): Promise<void> {
  const { rows } = await owner.query<{ role: string; owns: boolean }>(
    `select current_user as role,
            has_database_privilege(current_database(), 'CREATE')
            and coalesce((select pg_has_role(relowner, 'USAGE') from pg_class
                          where oid = to_regclass('public.oper_log')), true) as owns`,
  );
  if (rows[0]?.owns) return;
  throw new StartupError(
    `The role ${rows[0]?.role} of ${variable} does not own the database, and cannot migrate it; ` +
      'see DATABASE_OWNER_URL in docs/operations.md.',
  );
}
