// Writes the whole park into a zip: `npm run export-park -- --out park.zip`, beside a running portal. With
// `--without-files` the stored files stay behind.
import { copyFile, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { joinDatabase } from '../platform/database/connect-database.ts';
import { StartupError } from '../platform/database/startup-error.ts';
import { loadEnv } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { systemContext } from '../platform/http/context.ts';
import { writeLog } from '../platform/oper-log/write-log.ts';
import { contributions } from './features.ts';
import { writeArchive } from './import/archive/write-archive.ts';
import { importersOf } from './import/importers.ts';
import { readPark } from './site/park.public.ts';

async function exportPark(out: string, withFiles: boolean): Promise<void> {
  const env = loadEnv();
  const database = await joinDatabase(env, () => undefined);
  try {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'park-archive-'));
    const { db } = database;
    const { path, bytes, manifest } = await writeArchive({
      db,
      clock: systemClock,
      files: await openFileStore(env),
      importers: importersOf(contributions),
      park: (await readPark(db)).name,
      folder: folder.path,
      withFiles,
      onProgress: async () => undefined,
    });
    await copyFile(path, out);
    await writeLog(db, systemContext({ database, clock: systemClock }), {
      event: 'parkArchive.export',
      entity: 'parkArchive',
      entityId: '',
      after: { bytes, withFiles },
    });
    const rows = manifest.sheets.reduce((sum, sheet) => sum + sheet.rows, 0);
    process.stdout.write(
      `${out}: ${manifest.sheets.length} sheets, ${rows} rows, ${manifest.files.count} files, ${bytes} bytes.\n`,
    );
    if (manifest.files.missing > 0)
      process.stderr.write(`${manifest.files.missing} files are not in the file store.\n`);
  } finally {
    await database.close();
  }
}

try {
  const { out, 'without-files': withoutFiles = false } = parseArgs({
    options: { out: { type: 'string' }, 'without-files': { type: 'boolean' } },
  }).values;
  if (!out) throw new StartupError('Say where to: npm run export-park -- --out park.zip');
  await exportPark(out, !withoutFiles);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
