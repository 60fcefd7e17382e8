import type { importMend } from '@portal/contract/import/import';
import { importLifecycle } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, or } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { countRows, getSheet, isVisible, listSheets, lockRun, sumCounts } from './import.queries.ts';
import { type ImportRowRecord, type ImportSheetRow, importRows, importRuns } from './import.table.ts';
import { viewRow } from './import.view.ts';
import type { Importers } from './importers.ts';
import { cellsOf, judgeRows, rowKey } from './judge-rows.ts';
import { checkRows } from './work-on-imports.ts';

type Input = InputOf<typeof importMend>;

/** Rows with one of these keys, whose verdicts depend on each other. */
const maxRelated = 100;
/** Rows of another sheet that are checked again; of more, those that stay are checked by the whole check. */
const maxFollowing = 500;

async function lockRow(tx: Db, sheetId: string, line: number): Promise<ImportRowRecord> {
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.sheetId, sheetId), eq(importRows.line, line)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** What is mended; a cell that gets its original text back is not. */
function mendedBy(
  sheet: ImportSheetRow,
  row: ImportRowRecord,
  cells: Record<string, string>,
): Record<string, string> {
  const original = cellsOf(sheet, { cells: row.cells, mended: {} });
  const mended = { ...row.mended, ...cells };
  return Object.fromEntries(
    Object.entries(mended).filter(([field, text]) => (original[field] ?? '') !== text),
  );
}

/** Checks the row again, and the rows with its former and its new key. */
async function recheck(
  tx: Db,
  ctx: Context,
  importers: Importers,
  sheet: ImportSheetRow,
  row: ImportRowRecord,
): Promise<void> {
  const keys = [row.key, rowKey(importers.of(sheet.kind), sheet, row)].filter((key) => key !== '');
  const rows = await tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.sheetId, sheet.id),
        eq(importRows.status, 'OPEN'),
        or(eq(importRows.line, row.line), keys.length > 0 ? inArray(importRows.key, keys) : undefined),
      ),
    )
    .orderBy(importRows.line)
    .limit(maxRelated)
    .for('update');
  await checkRows(tx, ctx, importers, sheet, rows);
  await recheckFollowing(tx, ctx, importers, sheet);
}

/** Checks faulty rows of the other sheets that may refer to rows of this one: what they lacked may be there now. */
async function recheckFollowing(
  tx: Db,
  ctx: Context,
  importers: Importers,
  { id, runId, kind }: ImportSheetRow,
): Promise<void> {
  for (const sheet of await listSheets(tx, runId)) {
    if (sheet.id === id || !importers.of(sheet.kind).after?.includes(kind)) continue;
    const rows = await tx
      .select()
      .from(importRows)
      .where(
        and(eq(importRows.sheetId, sheet.id), eq(importRows.status, 'OPEN'), eq(importRows.verdict, 'FAULT')),
      )
      .orderBy(importRows.line)
      .limit(maxFollowing)
      .for('update');
    await checkRows(tx, ctx, importers, sheet, rows);
  }
}

/**
 * Mends a row, answers its doubts, or leaves it out, and checks it again.
 * @throws {AppError} 500404, 500409, 500012 unless the import is checked and not written, 100002
 */
export async function mendRow(
  ctx: Context,
  importers: Importers,
  { id, version, sheetId, line, data }: Input,
): Promise<OutputOf<typeof importMend>> {
  return inTransaction(ctx.db, async (tx) => {
    const run = await lockRun(tx, { id, version }, isVisible(importers, ctx.actor));
    // The row is mended where it could be checked again as a whole.
    if (run.status !== 'CHECKED') nextState(importLifecycle.transitions, run.status, 'write');
    const sheet = await getSheet(tx, id, sheetId);
    const importer = importers.of(sheet.kind);
    for (const field of Object.keys(data.cells))
      if (!importer.fields.some(({ key }) => key === field))
        throw fieldsRefused({ [`data.cells.${field}`]: m.fault_unknown({ field: m.import_field_field() }) });
    const row = await lockRow(tx, sheetId, line);
    const set = {
      mended: mendedBy(sheet, row, data.cells),
      isAccepted: data.accept || (row.isAccepted && Object.keys(data.cells).length === 0),
      isSkipped: data.skip ?? row.isSkipped,
    };
    await tx
      .update(importRows)
      .set(set)
      .where(and(eq(importRows.sheetId, sheetId), eq(importRows.line, line)));
    await recheck(tx, ctx, importers, sheet, { ...row, ...set });
    const saved = await updateVersion(tx, ctx, importRuns, id, {});
    await writeLog(tx, ctx, {
      event: 'importRun.mend',
      entity: 'importRun',
      entityId: id,
      before: { line, mended: row.mended, isAccepted: row.isAccepted, isSkipped: row.isSkipped },
      after: { line, ...set },
    });
    const [judged] = await judgeRows(tx, ctx, importers, sheet, [await lockRow(tx, sheetId, line)]);
    if (!judged) throw notFound();
    const sheetIds = (await listSheets(tx, id)).map((one) => one.id);
    const counts = sumCounts((await countRows(tx, sheetIds)).values());
    return { row: viewRow(sheet, judged), counts: counts.verdicts, version: saved.version };
  });
}
