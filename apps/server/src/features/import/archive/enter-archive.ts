import { mkdtempDisposable, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { AllJobDeps } from '../../../feature/feature.ts';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { StartupError } from '../../../platform/database/startup-error.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { users } from '../../identity/user.table.ts';
import type { Importers } from '../importers.ts';
import { openArchive, readSheet } from './open-archive.ts';
import { parkArchives } from './park-archive.table.ts';
import { requireEmptyPark } from './propose-archive.ts';
import { storageKeyOfArchive } from './storage-key.ts';

/** The first administrator, in whose name a command imports. */
async function firstAdmin(db: Db): Promise<string> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(arrayContains(users.operatorRoles, ['OP_ADMIN']), eq(users.status, 'NORMAL')))
    .orderBy(asc(users.createdAt))
    .limit(1);
  if (!admin)
    throw new StartupError('There is no administrator yet: npm run create-admin creates the first one.');
  return admin.id;
}

/**
 * Enters an archive that somebody on the machine of the server reads into the park, and returns its id. Access to the
 * machine stands for the second person.
 * @throws {StartupError} without an administrator
 * @throws {AppError} 100002, 500015
 */
export async function enterArchive(
  deps: Pick<AllJobDeps, 'database' | 'clock' | 'files'>,
  importers: Importers,
  path: string,
): Promise<string> {
  const { database, files } = deps;
  const decidedBy = await firstAdmin(database.db);
  await requireEmptyPark(database.db, importers);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'park-archive-'));
  await using opened = await openArchive(path);
  for (const sheet of opened.sheets) await readSheet(sheet, await opened.unpack(sheet, folder.path));
  const ctx = systemContext(deps);
  const id = ulid(ctx.now.getTime());
  await files.putFile(storageKeyOfArchive(id), path, 'application/zip');
  await inTransaction(database.db, async (tx) => {
    const content = { direction: 'IN' as const, fileName: basename(path) };
    await tx.insert(parkArchives).values({
      ...content,
      id,
      no: await nextBusinessNumber(tx, 'SJ', ctx.now),
      status: 'RUNNING',
      decidedBy,
      bytes: (await stat(path)).size,
      totalRows: opened.sheets.reduce((sum, sheet) => sum + sheet.rows, 0),
      manifest: opened.manifest,
      parts: opened.sheets.map((sheet) => ({ path: sheet.path, kind: sheet.kind, importId: null })),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await writeLog(tx, ctx, {
      event: 'parkArchive.propose',
      entity: 'parkArchive',
      entityId: id,
      after: content,
    });
  });
  return id;
}
