import { pino } from 'pino';
import { fillDemo } from '../demo/fill-demo.ts';
import { connectDatabase } from '../platform/database/connect-database.ts';
import type { Database } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';

/**
 * Runs work on the configured database, which must contain at least the demo park: large data are derived from its
 * rows.
 */
export async function withDemoPark(work: (database: Database) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const database = await connectDatabase(env, () => {});
  try {
    await prepareDatabase(database, env);
    await fillDemo({ env, database, log: pino({ level: 'warn' }) });
    await work(database);
  } finally {
    await database.close();
  }
}
