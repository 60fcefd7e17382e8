import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { LiveRuns } from '../jobs/live-runs.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { exportTasks } from './export-task.table.ts';
import { storageKeyOfExport } from './export-tasks.ts';

const progressEveryMs = 1_000;

export interface ExportDeps extends Pick<Lifecycle, 'log'> {
  database: Database;
  clock: Clock;
  files: FileStore;
}

/** A file that takes long to build. */
export interface LongFile {
  /** Media type. */
  type: string;
  /** `onProgress` receives the number of rows so far. */
  build(onProgress: (doneRows: number) => Promise<void>): Promise<Buffer>;
}

/** Runs a long export and stores the result; a failure is recorded and logged, but not rethrown. */
export async function runExport(
  { database: { db }, clock, files, live, log }: ExportDeps & { live: LiveRuns },
  id: string,
  file: LongFile,
  signal: AbortSignal,
): Promise<void> {
  const set = (values: Partial<typeof exportTasks.$inferInsert>) =>
    db
      .update(exportTasks)
      .set({ ...values, updatedAt: clock.now() })
      .where(eq(exportTasks.id, id));
  let notifiedAt = Date.now();
  let doneRows = 0;
  const notify = async (rows: number) => {
    signal.throwIfAborted();
    doneRows = rows;
    if (Date.now() - notifiedAt < progressEveryMs) return;
    notifiedAt = Date.now();
    await set({ doneRows });
  };
  try {
    await live.during(id, async () => {
      await files.put(storageKeyOfExport(id), await file.build(notify), file.type);
    });
    await set({ state: 'DONE', doneRows });
  } catch (error) {
    log.warn({ err: error, export: id }, 'export failed');
    await set({ state: 'FAILED' }).catch(() => undefined);
  }
}
