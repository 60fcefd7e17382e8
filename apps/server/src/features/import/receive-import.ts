import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { importUpload } from '@portal/contract/import/import';
import { type ImportKind, importLifecycle, importLimits } from '@portal/contract/import/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { nextBusinessNumber } from '../../platform/business-number.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { type ReceivedFile, receiveForm } from '../../platform/files/receive-form.ts';
import { AppError, fieldsRefused, notFound, refusedAt } from '../../platform/http/app-error.ts';
import type { ContextOf, FormContext, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { dropForbidden, replaceForbidden } from '../../platform/text/forbidden-characters.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { inspectSheet } from '../../platform/xlsx/receive-sheet.ts';
import { sheetThread } from '../../platform/xlsx/sheet-work.ts';
import { getRun, isVisible, listSheets, lockRun } from './import.queries.ts';
import { type ImportRun, importLayouts, importRows, importRuns, importSheets } from './import.table.ts';
import { viewRun } from './import.view.ts';
import type { Importers } from './importers.ts';
import { keepMended, type Mends, mendsOf, noMends } from './keep-mended.ts';
import { type Layouts, layoutKey, type MatchedSheet, matchSheets } from './match-columns.ts';

type Ctx = FormContext<ContextOf<typeof importUpload>['actor']>;

async function readLayouts(db: Db, kinds: readonly ImportKind[]): Promise<Layouts> {
  const rows = await db
    .select()
    .from(importLayouts)
    .where(inArray(importLayouts.kind, [...kinds]));
  return new Map(rows.map(({ kind, heads, fields, values }) => [layoutKey(kind, heads), { fields, values }]));
}

interface Received {
  fileName: string;
  sheets: MatchedSheet[];
}

/** @throws {AppError} 100002 for a file without data of a kind that the caller may import, or with too many rows */
async function readFile(
  ctx: Ctx,
  importers: Importers,
  file: ReceivedFile,
  kind: string | undefined,
): Promise<Received> {
  await ctx.uploads.inspection(() => inspectSheet(file));
  const allowed = importers.for(ctx.actor);
  const wanted = kind ? allowed.filter((one) => one.kind === kind) : allowed;
  if (wanted.length === 0) throw new AppError(retCodes.RIGHT_MISSING);
  const [tables, layouts] = await Promise.all([
    sheetThread.run('read', { path: file.path, most: importLimits.rows + 100 }),
    readLayouts(
      ctx.db,
      wanted.map((one) => one.kind),
    ),
  ]);
  if (tables.length === 0) throw refusedAt('file', retCodes.FILE_REFUSED, m.sheet_unreadable());
  const sheets = matchSheets(tables, wanted, layouts, kind !== undefined);
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  if (sheets.length === 0) throw fieldsRefused({ file: m.import_fault_unknown_sheet() });
  if (rows > importLimits.rows || tables.some(({ isCut }) => isCut))
    throw fieldsRefused({ file: m.fault_import_rows({ max: importLimits.rows }) });
  return { fileName: replaceForbidden(basename(file.name)).slice(0, 100), sheets };
}

const insertAtOnce = 1_000;

/** Stores the sheets of an import with their rows. */
export async function insertSheets(
  tx: Db,
  runId: string,
  now: Date,
  sheets: readonly MatchedSheet[],
  mends: Mends,
): Promise<void> {
  for (const [position, { importer, columns, values, rows }] of sheets.entries()) {
    const id = ulid(now.getTime());
    const sheet = {
      id,
      runId,
      position,
      kind: importer.kind,
      columns,
      constants: mends.constants.get(importer.kind) ?? {},
      values: { ...mends.values.get(importer.kind), ...values },
    };
    const mendedAgain = keepMended(mends, importer, sheet);
    await tx.insert(importSheets).values(sheet);
    for (let from = 0; from < rows.length; from += insertAtOnce)
      await tx.insert(importRows).values(
        rows.slice(from, from + insertAtOnce).map(({ row, cells }) => {
          const texts = cells.map((cell) => dropForbidden(cell).slice(0, importLimits.cell));
          const { mended, isAccepted, isSkipped } = mendedAgain(texts);
          return { sheetId: id, line: row, cells: texts, mended, isAccepted, isSkipped };
        }),
      );
  }
}

const contentOf = ({ fileName, sheets }: Received) => ({
  fileName,
  kinds: [...new Set(sheets.map(({ importer }) => importer.kind))],
  totalRows: sheets.reduce((sum, { rows }) => sum + rows.length, 0),
  doneRows: 0,
  proposal: null,
});

async function startRun(tx: Db, ctx: Ctx, received: Received): Promise<ImportRun> {
  const { now, actor } = ctx;
  const id = ulid(now.getTime());
  const by = { createdAt: now, createdBy: actor.userId, updatedAt: now, updatedBy: actor.userId };
  const no = await nextBusinessNumber(tx, 'DR', now);
  const content = contentOf(received);
  const [run] = await tx
    .insert(importRuns)
    .values({ id, no, status: 'MAPPING', ...content, ...by })
    .returning();
  if (!run) throw notFound();
  await insertSheets(tx, id, now, received.sheets, noMends);
  await writeLog(tx, ctx, { event: 'importRun.upload', entity: 'importRun', entityId: id, after: content });
  return run;
}

/** Replaces the file of an import, and keeps what was mended in cells that are still the same. */
async function reloadRun(
  tx: Db,
  ctx: Ctx,
  importers: Importers,
  id: string,
  received: Received,
): Promise<ImportRun> {
  const where = isVisible(importers, ctx.actor);
  const { version } = await getRun(tx, id, where);
  const run = await lockRun(tx, { id, version }, where);
  const status = nextState(importLifecycle.transitions, run.status, 'reload');
  const sheets = await listSheets(tx, id);
  const mends = await mendsOf(tx, importers, sheets);
  await tx.delete(importSheets).where(eq(importSheets.runId, id));
  await insertSheets(tx, id, ctx.now, received.sheets, mends);
  const content = contentOf(received);
  const saved = await updateVersion(tx, ctx, importRuns, id, { ...content, status });
  await writeLog(tx, ctx, {
    event: 'importRun.reload',
    entity: 'importRun',
    entityId: id,
    before: { fileName: run.fileName },
    after: content,
  });
  return saved;
}

/**
 * Receives a file to import, or the corrected file of an import, and matches its columns.
 * @throws {AppError} 100002, 500015, 300002 for a kind that the caller may not import, 500404, 500012
 */
export async function receiveImport(ctx: Ctx, importers: Importers): Promise<OutputOf<typeof importUpload>> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'import-'));
  const { files, fields } = await receiveForm(ctx.request, folder.path);
  const [file] = files;
  if (!file) throw fieldsRefused({ file: m.fault_choose({ field: m.field_file() }) });
  const received = await readFile(ctx, importers, file, fields.kind);
  const run = await inTransaction(ctx.db, (tx) =>
    fields.id ? reloadRun(tx, ctx, importers, fields.id, received) : startRun(tx, ctx, received),
  );
  return viewRun(ctx.db, ctx, importers, run);
}
