import { directExportRows, maxExportRows, type StartedExport } from '@portal/contract/export';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { FastifyReply } from 'fastify';
import { ulid } from 'ulidx';
import type { Db } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { sendEnvelope, successHeader } from '../http/envelope.ts';
import { createLiveRuns } from '../jobs/live-runs.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { inLanguage } from '../locale.ts';
import { type LogSource, writeLog } from '../oper-log/write-log.ts';
import type { Actor } from '../session/actor.ts';
import { buildSheet } from './build-sheet.ts';
import { chinaSecondOf } from './china-second.ts';
import { exportTasks } from './export-task.table.ts';
import { forgetOldTasks, hasRunningTask } from './export-tasks.ts';
import { readBatches, type Sheet } from './read-batches.ts';
import { type ExportDeps, runExport } from './run-export.ts';
import { sendSpreadsheet } from './send-spreadsheet.ts';

/** An export of a list. */
export interface ListExport<Row> extends Sheet<Row> {
  /** The exported entity's name in the log, where the event is `<entity>.export`. */
  entity: string;
  /** The filters to log. */
  filter: Record<string, unknown>;
  count: (db: Db) => Promise<number>;
}

type ExportCall = LogSource & { actor: Actor; reply: FastifyReply };

export interface Exporter {
  /**
   * Answers with the spreadsheet or, for a long list, with an id under which its progress can be queried. Every export
   * is logged.
   * @throws {AppError} 100002 for too long a list, 500013 while another long export of the caller is running
   */
  send<Row>(call: ExportCall, list: ListExport<Row>): Promise<FastifyReply>;
}

/** Spreadsheets are entirely in Chinese, whatever the reader's language. */
const inChinese = <T>(work: () => T): T => inLanguage('zh', work);

/** Builds a file name such as `操作日志_20261121_1200.xlsx`. */
const fileNameOf = (name: string, now: Date) => {
  const [day = '', time = ''] = chinaSecondOf(now).split(' ');
  return `${name}_${day.replaceAll('-', '')}_${time.slice(0, 5).replace(':', '')}.xlsx`;
};

/** Creates the exporter; long exports are stopped with the server. */
export function createExporter(deps: ExportDeps & Pick<Lifecycle, 'onStop'>): Exporter {
  const { clock, files, onStop } = deps;
  const { db } = deps.database;
  const live = createLiveRuns(deps.database);
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  onStop(async () => {
    stop.abort();
    await Promise.all(running);
    await live.close();
  });

  async function start<Row>(
    userId: string,
    list: ListExport<Row>,
    totalRows: number,
  ): Promise<StartedExport> {
    const now = clock.now();
    if (await hasRunningTask(db, userId, now))
      throw new AppError(retCodes.DUPLICATE_SUBMIT, { retMsg: m.refusal_export_running() });
    await forgetOldTasks(db, files, now);
    const id = ulid(now.getTime());
    const name = fileNameOf(list.name, now);
    const times = { createdAt: now, updatedAt: now };
    await db.insert(exportTasks).values({ id, userId, name, state: 'RUNNING', totalRows, ...times });
    const work = inChinese(() => runExport({ ...deps, live }, id, list, stop.signal)).finally(() =>
      running.delete(work),
    );
    running.add(work);
    return { exportId: id, totalRows };
  }

  return {
    async send(ctx, list) {
      const { actor, reply } = ctx;
      const totalRows = await list.count(db);
      if (totalRows > maxExportRows)
        throw new AppError(retCodes.FIELD_REFUSED, {
          retMsg: m.fault_export_rows({ max: maxExportRows.toLocaleString('en-US') }),
        });
      const started = totalRows > directExportRows ? await start(actor.userId, list, totalRows) : null;
      await writeLog(db, ctx, {
        event: `${list.entity}.export`,
        entity: list.entity,
        entityId: started?.exportId ?? '',
        after: { ...list.filter, totalRows },
      });
      if (started)
        return sendEnvelope(reply, JSON.stringify({ header: successHeader(), body: { data: started } }));
      const content = await inChinese(() => buildSheet(list.name, list.columns, readBatches(db, list)));
      return sendSpreadsheet(reply, fileNameOf(list.name, clock.now()), content);
    },
  };
}
