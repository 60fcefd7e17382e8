import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError, fieldsRefused } from '../http/app-error.ts';
import { findTable, headOf } from './read-tables.ts';
import { startsSum } from './sheet-cells.ts';
import { sheetThread } from './sheet-work.ts';

/** A row of a spreadsheet: its number there, and its cells as text by the head of their column. */
export interface SheetRow {
  row: number;
  cells: ReadonlyMap<string, string>;
}

// A template's title and its sums.
const slackRows = 100;

/**
 * Reads the table with these heads from a spreadsheet row by row: below a title, behind a sheet that covers it, without
 * its sums. Empty rows are left out, formatted or not; no more than `most` rows are read, and one more tells that there
 * were too many. The file is one that was inspected, so that what it unpacks to is bounded.
 * @throws {AppError} 500015 for a file that is no spreadsheet, 100002 where no table has one of the heads
 */
export async function readSheet(path: string, most: number, heads: readonly string[]): Promise<SheetRow[]> {
  const tables = await sheetThread.run('read', { path, most: most + slackRows });
  if (tables.length === 0) throw new AppError(retCodes.FILE_REFUSED);
  const wanted = new Map(heads.map((head) => [headOf(head), head]));
  const look = (cells: readonly string[]) => cells.map((cell) => wanted.get(headOf(cell)));
  const table = findTable(tables, look, (found) => found.filter((head) => head !== undefined).length);
  if (!table) throw fieldsRefused({ file: m.fault_sheet_heads({ heads: heads.join('、') }) });
  return table.rows
    .filter(({ cells }) => !startsSum(cells.find((cell) => cell !== '') ?? ''))
    .slice(0, most + 1)
    .map(({ row, cells }) => ({
      row,
      cells: new Map(
        table.found.flatMap((head, at) => (head === undefined ? [] : [[head, cells[at] ?? ''] as const])),
      ),
    }));
}
