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
import { type BookSheet, buildBook, buildSheet, spreadsheetType } from './build-sheet.ts';
import { chinaSecondOf } from './china-second.ts';
import { exportTasks } from './export-task.table.ts';
import { forgetOldTasks, hasRunningTask } from './export-tasks.ts';
import { readBatches, type Sheet } from './read-batches.ts';
import { type ExportDeps, type LongFile, runExport } from './run-export.ts';
import { sendSpreadsheet } from './send-spreadsheet.ts';

/** An export of a list. */
export interface ListExport<Row> extends Sheet<Row> {
  /** The exported entity's name in the log, where the event is `<entity>.export`. */
  entity: string;
  /** The filters to log. */
  filter: Record<string, unknown>;
  count: (db: Db) => Promise<number>;
}

/** A workbook of several short sheets. */
interface BookExport {
  name: string;
  /** The exported entity's name in the log, where the event is `<entity>.export`. */
  entity: string;
  /** What it was made for, to log. */
  filter: Record<string, unknown>;
  /** Reads the sheets, worded in Chinese. */
  read: (db: Db) => Promise<readonly [BookSheet, ...BookSheet[]]>;
}

/** A file of pages that takes long to print. */
interface PaperExport extends LongFile {
  name: string;
  /** The printed entity's name in the log, where the event is `<entity>.export`. */
  entity: string;
  filter: Record<string, unknown>;
  /** The ending of the file name. */
  ending: string;
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
  /** Answers with a workbook; logged like any other export. */
  sendBook(call: ExportCall, book: BookExport): Promise<FastifyReply>;
  /**
   * Prints in the background, and answers with an id under which the progress can be queried.
   * @throws {AppError} 500013 while another long export of the caller is running
   */
  sendPaper(call: ExportCall, paper: PaperExport): Promise<FastifyReply>;
}

/** Spreadsheets are entirely in Chinese, whatever the reader's language. */
const inChinese = <T>(work: () => T): T => inLanguage('zh', work);

/** Builds a file name such as `操作日志_20261121_1200.xlsx`. */
const fileNameOf = (name: string, now: Date, ending = 'xlsx') => {
  const [day = '', time = ''] = chinaSecondOf(now).split(' ');
  return `${name}_${day.replaceAll('-', '')}_${time.slice(0, 5).replace(':', '')}.${ending}`;
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

  /** Starts a long export under a file name. */
  async function start(
    userId: string,
    name: string,
    totalRows: number,
    file: LongFile,
  ): Promise<StartedExport> {
    const now = clock.now();
    if (await hasRunningTask(db, userId, now))
      throw new AppError(retCodes.DUPLICATE_SUBMIT, { retMsg: m.refusal_export_running() });
    await forgetOldTasks(db, files, now);
    const id = ulid(now.getTime());
    const times = { createdAt: now, updatedAt: now };
    await db.insert(exportTasks).values({ id, userId, name, state: 'RUNNING', totalRows, ...times });
    const work = inChinese(() => runExport({ ...deps, live }, id, file, stop.signal)).finally(() =>
      running.delete(work),
    );
    running.add(work);
    return { exportId: id, totalRows };
  }

  const sendStarted = (reply: FastifyReply, started: StartedExport) =>
    sendEnvelope(reply, JSON.stringify({ header: successHeader(), body: { data: started } }));

  return {
    async send(ctx, list) {
      const { actor, reply } = ctx;
      const totalRows = await list.count(db);
      if (totalRows > maxExportRows)
        throw new AppError(retCodes.FIELD_REFUSED, {
          retMsg: m.fault_export_rows({ max: maxExportRows.toLocaleString('en-US') }),
        });
      const started =
        totalRows > directExportRows
          ? await start(actor.userId, fileNameOf(list.name, clock.now()), totalRows, {
              type: spreadsheetType,
              build: (onProgress) => buildSheet(list.name, list.columns, readBatches(db, list, onProgress)),
            })
          : null;
      await writeLog(db, ctx, {
        event: `${list.entity}.export`,
        entity: list.entity,
        entityId: started?.exportId ?? '',
        after: { ...list.filter, totalRows },
      });
      if (started) return sendStarted(reply, started);
      const content = await inChinese(() => buildSheet(list.name, list.columns, readBatches(db, list)));
      return sendSpreadsheet(reply, fileNameOf(list.name, clock.now()), content);
    },
    async sendBook(ctx, { name, entity, filter, read }) {
      const content = await inChinese(async () => buildBook(await read(db)));
      await writeLog(db, ctx, { event: `${entity}.export`, entity, entityId: '', after: filter });
      return sendSpreadsheet(ctx.reply, fileNameOf(name, clock.now()), content);
    },
    async sendPaper(ctx, { name, ending, entity, filter, count, ...file }) {
      const total = await count(db);
      const started = await start(ctx.actor.userId, fileNameOf(name, clock.now(), ending), total, file);
      await writeLog(db, ctx, {
        event: `${entity}.export`,
        entity,
        entityId: started.exportId,
        after: { ...filter, totalRows: total },
      });
      return sendStarted(ctx.reply, started);
    },
  };
}
