import type { ExportState } from '@portal/contract/export';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { isRunLive } from '../jobs/live-runs.ts';
import { exportTasks } from './export-task.table.ts';

export type ExportTask = typeof exportTasks.$inferSelect;

const keptMs = 24 * 3_600_000;
/** Milliseconds during which a new export may not have been picked up by a server yet. */
const settlingMs = 3_000;

export const storageKeyOfExport = (id: string): string => `export/${id.toLowerCase()}`;

/** The state of an export. One whose server was killed counts as failed; the user may start it again. */
export async function stateOfTask(
  db: Db,
  { id, state, createdAt }: ExportTask,
  now: Date,
): Promise<ExportState> {
  if (state !== 'RUNNING' || now.getTime() - createdAt.getTime() < settlingMs) return state;
  return (await isRunLive(db, id)) ? state : 'FAILED';
}

/** Finds an export of the user; null for other users' exports too. */
export async function findOwnTask(db: Db, id: string, userId: string): Promise<ExportTask | null> {
  const [task] = await db
    .select()
    .from(exportTasks)
    .where(and(eq(exportTasks.id, id), eq(exportTasks.userId, userId)));
  return task ?? null;
}

export async function hasRunningTask(db: Db, userId: string, now: Date): Promise<boolean> {
  const isRunning = and(eq(exportTasks.userId, userId), eq(exportTasks.state, 'RUNNING'));
  const [newest] = await db
    .select()
    .from(exportTasks)
    .where(isRunning)
    .orderBy(desc(exportTasks.createdAt))
    .limit(1);
  return newest !== undefined && (await stateOfTask(db, newest, now)) === 'RUNNING';
}

/** Deletes exports older than a day. */
export async function forgetOldTasks(db: Db, files: FileStore, now: Date): Promise<void> {
  const old = await db
    .delete(exportTasks)
    .where(lt(exportTasks.createdAt, new Date(now.getTime() - keptMs)))
    .returning({ id: exportTasks.id });
  for (const { id } of old) await files.remove(storageKeyOfExport(id));
}
