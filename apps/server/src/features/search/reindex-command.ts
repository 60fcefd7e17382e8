// Builds the search index anew: `npm run reindex`. A server with a DATABASE_URL may go on running meanwhile; the
// embedded database belongs to the server, which has to be stopped first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../../platform/database/connect-database.ts';
import { projectRoot } from '../../platform/database/data-dir.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { StartupError } from '../../platform/database/startup-error.ts';
import { readEnv } from '../../platform/env.ts';
import { reindexAll } from './reindex.ts';

const envFile = join(projectRoot, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

try {
  const database = await connectDatabase(readEnv(process.env), () => undefined);
  try {
    await migrate(database);
    await reindexAll(database.db, new Date());
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
