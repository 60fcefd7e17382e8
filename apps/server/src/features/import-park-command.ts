// Reads an exported park into an empty one: `npm run import-park -- park.zip`. A server with a DATABASE_URL may keep
// running; the embedded database belongs to the server, which must be stopped first.
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/database/connect-database.ts';
import { StartupError } from '../platform/database/startup-error.ts';
import { loadEnv } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { AppError } from '../platform/http/app-error.ts';
import { inLanguage } from '../platform/locale.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { contributions, prepareFeatures } from './features.ts';
import { enterArchive } from './import/archive/enter-archive.ts';
import { parkArchives } from './import/archive/park-archive.table.ts';
import { viewArchiveDetail } from './import/archive/park-archive.view.ts';
import { workOnArchives } from './import/archive/work-on-archives.ts';
import { importersOf } from './import/importers.ts';

async function importPark(path: string): Promise<void> {
  const env = loadEnv();
  const database = await connectDatabase(env, () => undefined);
  try {
    await prepareDatabase(database, env);
    await prepareFeatures(database.db);
    const importers = importersOf(contributions);
    const deps = { database, clock: systemClock, pay: new Map(), files: await openFileStore(env) };
    const id = await enterArchive(deps, importers, path);
    await workOnArchives(deps, importers);
    const [archive] = await database.db.select().from(parkArchives).where(eq(parkArchives.id, id));
    if (!archive) throw new Error('no archive');
    const { state, figures } = await viewArchiveDetail(database.db, { userId: '' }, importers, archive);
    for (const { label, archived, found, isSame } of figures)
      process.stdout.write(`${isSame ? 'same   ' : 'DIFFERS'} ${label}: ${archived} → ${found ?? ''}\n`);
    process.stdout.write(`${archive.no} ${state}. What is left is under /manage/import.\n`);
    if (state !== 'DONE' || figures.some(({ isSame }) => !isSame)) process.exitCode = 2;
  } finally {
    await database.close();
  }
}

try {
  const [path] = parseArgs({ allowPositionals: true }).positionals;
  if (!path) throw new StartupError('Name the file: npm run import-park -- park.zip');
  await inLanguage('en', () => importPark(path));
} catch (error) {
  if (!(error instanceof StartupError) && !(error instanceof AppError)) throw error;
  const words =
    error instanceof AppError ? [error.words(), ...Object.values(error.data.fields ?? {})] : [error.message];
  process.stderr.write(`${words.join(' ')}\n`);
  process.exitCode = 1;
}
