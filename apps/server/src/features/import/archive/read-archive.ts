import { createWriteStream } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { AllJobDeps } from '../../../feature/feature.ts';
import { nextBusinessNumber } from '../../../platform/business-number.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { countRows, listSheets, sumCounts } from '../import.queries.ts';
import { type ImportRun, importRuns } from '../import.table.ts';
import type { Importers } from '../importers.ts';
import { noMends } from '../keep-mended.ts';
import { type MatchedSheet, matchSheets } from '../match-columns.ts';
import { insertSheets } from '../receive-import.ts';
import { workOnImport } from '../work-on-imports.ts';
import { type OpenArchive, openArchive, readSheet } from './open-archive.ts';
import { type ArchivePart, type ParkArchive, parkArchives } from './park-archive.table.ts';
import { storageKeyOfArchive } from './storage-key.ts';

type Deps = Pick<AllJobDeps, 'database' | 'clock' | 'pay' | 'files'>;

interface Reading {
  deps: Deps;
  importers: Importers;
  archive: ParkArchive;
  opened: OpenArchive;
  folder: string;
}

const findRun = async (db: Db, id: string): Promise<ImportRun> => {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  if (!run) throw new Error(`no import ${id}`);
  return run;
};

/** The rows of a sheet with its columns matched by their names; null if it has none. */
async function matchPart(
  { importers, opened, folder }: Reading,
  { path, kind }: ArchivePart,
): Promise<MatchedSheet | null> {
  const sheet = opened.sheets.find((one) => one.path === path);
  if (!sheet) throw new Error(`no sheet ${path}`);
  const tables = await readSheet(sheet, await opened.unpack(sheet, folder));
  const [matched] = inLanguage('zh', () => matchSheets(tables, [importers.of(kind)], new Map(), true));
  return matched ?? null;
}

/** Starts the import of a part, and notes it in the archive, so that a killed server goes on with it. */
async function startPart(reading: Reading, part: ArchivePart): Promise<ImportRun | null> {
  const { deps, archive } = reading;
  const sheet = await matchPart(reading, part);
  if (!sheet) return null;
  const now = deps.clock.now();
  const ctx = systemContext(deps);
  return inTransaction(deps.database.db, async (tx) => {
    const [row] = await tx.select().from(parkArchives).where(eq(parkArchives.id, archive.id)).for('update');
    const known = row?.parts.find(({ path }) => path === part.path)?.importId ?? null;
    // Another copy of the server was faster.
    if (!row || known !== null) return findRun(tx, known ?? '');
    const userId = row.createdBy ?? row.decidedBy ?? '';
    const by = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
    const content = { fileName: part.path, kinds: [part.kind], totalRows: sheet.rows.length };
    const [run] = await tx
      .insert(importRuns)
      .values({
        ...content,
        ...by,
        id: ulid(now.getTime()),
        no: await nextBusinessNumber(tx, 'DR', now),
        status: 'CHECKING',
        actingFor: { userId, ip: '', userAgent: '', isWholePark: true },
      })
      .returning();
    if (!run) throw new Error('no import');
    await insertSheets(tx, run.id, now, [sheet], noMends);
    const parts = row.parts.map((one) => (one.path === part.path ? { ...one, importId: run.id } : one));
    await tx.update(parkArchives).set({ parts }).where(eq(parkArchives.id, row.id));
    await writeLog(tx, ctx, {
      event: 'importRun.upload',
      entity: 'importRun',
      entityId: run.id,
      after: { ...content, archiveNo: archive.no },
    });
    return run;
  });
}

/** Has the good rows of a checked import written; both persons have approved the archive. */
async function beginWriting(deps: Deps, run: ImportRun): Promise<void> {
  const { db } = deps.database;
  const ctx = systemContext(deps);
  await inTransaction(db, async (tx) => {
    const sheets = await listSheets(tx, run.id);
    const { verdicts } = sumCounts(
      (
        await countRows(
          tx,
          sheets.map(({ id }) => id),
        )
      ).values(),
    );
    const totalRows = verdicts.NEW + verdicts.CHANGED;
    if (totalRows === 0) return;
    const set = { status: 'WRITING' as const, startedAt: ctx.now, totalRows, doneRows: 0 };
    await updateVersion(tx, ctx, importRuns, run.id, set);
    await writeLog(tx, ctx, {
      event: 'importRun.write',
      entity: 'importRun',
      entityId: run.id,
      before: { status: run.status },
      after: { status: set.status, totalRows },
    });
  });
}

/** Reads a part: checks its rows and writes the good ones. What is at fault waits in its import to be mended. */
async function readPart(reading: Reading, part: ArchivePart): Promise<void> {
  const { deps, importers } = reading;
  const started =
    part.importId === null ? await startPart(reading, part) : await findRun(deps.database.db, part.importId);
  if (!started) return;
  await workOnImport(deps, importers, started.id);
  const checked = await findRun(deps.database.db, started.id);
  if (checked.status !== 'CHECKED') return;
  await beginWriting(deps, checked);
  await workOnImport(deps, importers, started.id);
}

/** Reads an approved archive, kind by kind: each may refer to those before it. A killed server goes on with its part. */
export async function readArchive(deps: Deps, importers: Importers, archive: ParkArchive): Promise<void> {
  const { db } = deps.database;
  await using folder = await mkdtempDisposable(join(tmpdir(), 'park-archive-'));
  const path = join(folder.path, 'park.zip');
  const stored = await deps.files.stream(storageKeyOfArchive(archive.id));
  if (!stored) throw new Error(`the archive ${archive.no} is not stored`);
  await pipeline(stored, createWriteStream(path, { mode: 0o600 }));
  await using opened = await openArchive(path);
  const rowsOf = new Map(opened.sheets.map((sheet) => [sheet.path, sheet.rows]));
  let doneRows = 0;
  for (const part of archive.parts) {
    await readPart({ deps, importers, archive, opened, folder: folder.path }, part);
    doneRows += rowsOf.get(part.path) ?? 0;
    await db.update(parkArchives).set({ doneRows }).where(eq(parkArchives.id, archive.id));
  }
}
