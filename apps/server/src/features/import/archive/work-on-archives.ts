import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveHours, archiveLifecycle } from '@portal/contract/park-archive/lifecycle';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { AllJobDeps } from '../../../feature/feature.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { readPark } from '../../site/park.public.ts';
import type { Importers } from '../importers.ts';
import { notifyAdmins } from './notify-admins.ts';
import { type ParkArchive, parkArchives } from './park-archive.table.ts';
import { readArchive } from './read-archive.ts';
import { storageKeyOfArchive } from './storage-key.ts';
import { figuresOf, writeArchive } from './write-archive.ts';

type Deps = Pick<AllJobDeps, 'database' | 'clock' | 'pay' | 'files'>;

const moveArchive = mover(archiveLifecycle, parkArchives, ({ status, bytes }) => ({ status, bytes }));

type Finish = 'finish' | 'fail' | 'expire';

async function move(deps: Deps, id: string, event: Finish, set: Partial<ParkArchive>): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(deps.database.db, async (tx) => {
    const [row] = await tx.select().from(parkArchives).where(eq(parkArchives.id, id)).for('update');
    if (!row || !archiveLifecycle.transitions[row.status][event]) return;
    const moved = await moveArchive(tx, ctx, row, { event, set });
    if (event !== 'expire') await notifyAdmins(tx, moved, ctx.now);
  });
}

const progressEveryMs = 1_000;

/** Writes an approved archive and keeps it for a day. */
async function write(deps: Deps, importers: Importers, archive: ParkArchive): Promise<Partial<ParkArchive>> {
  const { database, clock, files } = deps;
  const { db } = database;
  await using folder = await mkdtempDisposable(join(tmpdir(), 'park-archive-'));
  let savedAt = Date.now();
  const { path, bytes, manifest } = await writeArchive({
    db,
    clock,
    files,
    importers,
    park: (await readPark(db)).name,
    folder: folder.path,
    withFiles: archive.withFiles,
    onProgress: async (doneRows) => {
      if (Date.now() - savedAt < progressEveryMs) return;
      savedAt = Date.now();
      await db.update(parkArchives).set({ doneRows }).where(eq(parkArchives.id, archive.id));
    },
  });
  await files.putFile(storageKeyOfArchive(archive.id), path, 'application/zip');
  const rows = manifest.sheets.reduce((sum, sheet) => sum + sheet.rows, 0);
  return { bytes, manifest, totalRows: rows, doneRows: rows };
}

/** Reads an approved archive, and compares the park with it. */
async function read(deps: Deps, importers: Importers, archive: ParkArchive): Promise<Partial<ParkArchive>> {
  await readArchive(deps, importers, archive);
  const { database, clock, files } = deps;
  const found = await figuresOf(database.db, importers, chinaDayOf(clock.now()));
  await files.remove(storageKeyOfArchive(archive.id));
  return { found };
}

async function workOn(deps: Deps, importers: Importers, archive: ParkArchive): Promise<void> {
  try {
    const set = await (archive.direction === 'OUT' ? write : read)(deps, importers, archive);
    await move(deps, archive.id, 'finish', { ...set, finishedAt: deps.clock.now() });
  } catch (error) {
    await move(deps, archive.id, 'fail', { finishedAt: deps.clock.now() });
    throw error;
  }
}

const listWorking = (db: Db): Promise<ParkArchive[]> =>
  db
    .select()
    .from(parkArchives)
    .where(inArray(parkArchives.status, archiveLifecycle.groups.working))
    .orderBy(asc(parkArchives.id));

const listExpired = (db: Db, now: Date): Promise<ParkArchive[]> =>
  db
    .select()
    .from(parkArchives)
    .where(
      and(
        eq(parkArchives.status, 'DONE'),
        eq(parkArchives.direction, 'OUT'),
        lte(parkArchives.finishedAt, new Date(now.getTime() - archiveHours * 3_600_000)),
      ),
    );

/** Writes and reads approved archives, and removes those whose day is over. */
export async function workOnArchives(deps: Deps, importers: Importers): Promise<void> {
  const { db } = deps.database;
  await eachRow(
    await listExpired(db, deps.clock.now()),
    ({ id }) => id,
    async ({ id }) => {
      await deps.files.remove(storageKeyOfArchive(id));
      await move(deps, id, 'expire', {});
    },
  );
  await eachRow(
    await listWorking(db),
    ({ id }) => id,
    (archive) => workOn(deps, importers, archive),
  );
}
