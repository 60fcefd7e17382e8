import type { importQuerySamples } from '@portal/contract/import/import';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { drawSamples, getRun, isVisible, listSheets } from './import.queries.ts';
import { viewRow } from './import.view.ts';
import type { Importers } from './importers.ts';
import { judgeRows } from './judge-rows.ts';

/**
 * Rows for the second person to compare with the original.
 * @throws {AppError} 500404
 */
export async function querySamples(
  ctx: ContextOf<typeof importQuerySamples>,
  importers: Importers,
  { id }: InputOf<typeof importQuerySamples>,
): Promise<OutputOf<typeof importQuerySamples>> {
  const { db } = ctx;
  const run = await getRun(db, id, isVisible(importers, ctx.actor));
  const drawn = await Promise.all(
    (await listSheets(db, run.id)).map(async (sheet) => ({ sheet, rows: await drawSamples(db, sheet.id) })),
  );
  const sheets = drawn.map(async ({ sheet, rows }) => {
    const judged = await judgeRows(db, ctx, importers, sheet, rows);
    return { sheetId: sheet.id, rows: judged.map((row) => viewRow(sheet, row)) };
  });
  return { sheets: await Promise.all(sheets) };
}
