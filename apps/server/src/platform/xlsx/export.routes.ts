import { exportDownload, exportQueryDetail } from '@portal/contract/export';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../http/endpoints.ts';
import { findOwnTask, stateOfTask, storageKeyOfExport } from './export-tasks.ts';
import { sendSpreadsheet } from './send-spreadsheet.ts';

export function exportRoutes({ database: { db }, clock, files }: Deps): BoundEndpoint[] {
  return [
    bind(exportQueryDetail, async ({ actor }, input) => {
      const task = await findOwnTask(db, input.id, actor.userId);
      if (!task) throw notFound();
      const { id, name, doneRows, totalRows } = task;
      return { exportId: id, name, state: await stateOfTask(db, task, clock.now()), doneRows, totalRows };
    }),
    bindRaw(exportDownload, async ({ actor, reply }, input) => {
      const task = await findOwnTask(db, input.id, actor.userId);
      const content = task?.state === 'DONE' ? await files.get(storageKeyOfExport(task.id)) : null;
      if (!task || !content) throw notFound();
      return sendSpreadsheet(reply, task.name, content);
    }),
  ];
}
