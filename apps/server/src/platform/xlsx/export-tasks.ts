import type { ExportState } from '@portal/contract/export';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { exportTasks } from './export-task.table.ts';

export type ExportTask = typeof exportTasks.$inferSelect;

const keptMs = 24 * 3_600_000;
/** A run that has made no progress for so long belonged to a server that died. */
const silentMs = 60_000;

export const storageKeyOfExport = (id: string): string => `export/${id.toLowerCase()}`;

export function stateOfTask(task: ExportTask, now: Date): ExportState {
  const isUnresponsive = now.getTime() - task.updatedAt.getTime() > silentMs;
  return task.state === 'RUNNING' && isUnresponsive ? 'FAILED' : task.state;
}

/** Null for another's, too. */
export async function findOwnTask(db: Db, id: string, userId: string): Promise<ExportTask | null> {
  const [task] = await db
    .select()
    .from(exportTasks)
    .where(and(eq(exportTasks.id, id), eq(exportTasks.userId, userId)));
  return task ?? null;
}

export async function hasRunningTask(db: Db, userId: string, now: Date): Promise<boolean> {
  const isLive = gt(exportTasks.updatedAt, new Date(now.getTime() - silentMs));
  const isRunning = and(eq(exportTasks.userId, userId), eq(exportTasks.state, 'RUNNING'), isLive);
  return (await db.$count(exportTasks, isRunning)) > 0;
}

/** Forgets exports of more than a day ago. */
export async function forgetOldTasks(db: Db, files: FileStore, now: Date): Promise<void> {
  const old = await db
    .delete(exportTasks)
    .where(lt(exportTasks.createdAt, new Date(now.getTime() - keptMs)))
    .returning({ id: exportTasks.id });
  for (const { id } of old) await files.remove(storageKeyOfExport(id));
}
