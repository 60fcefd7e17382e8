// Rebuilds the search index: `npm run reindex`. A server with a DATABASE_URL may keep running; the embedded database
// belongs to the server, which has to be stopped first.
import { connectDatabase } from '../platform/database/connect-database.ts';
import { StartupError } from '../platform/database/startup-error.ts';
import { loadEnv } from '../platform/env.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { contributions } from './features.ts';
import { reindexAll } from './search/reindex.ts';

try {
  const env = loadEnv();
  const database = await connectDatabase(env, () => undefined);
  try {
    await prepareDatabase(database, env);
    await reindexAll(database.db, contributions.search, new Date());
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
