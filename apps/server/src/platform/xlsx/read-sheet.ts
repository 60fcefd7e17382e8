import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { fieldsRefused, refusedAt } from '../http/app-error.ts';
import { findTable, headOf } from './read-tables.ts';
import { startsSum } from './sheet-cells.ts';
import { sheetThread } from './sheet-work.ts';

/** A row of a spreadsheet: its row number, and its cells as text by column head. */
export interface SheetRow {
  row: number;
  cells: ReadonlyMap<string, string>;
}

// Extra rows for a template's title and totals.
const slackRows = 100;

/**
 * Reads the table with these heads from a spreadsheet row by row: below a title, behind a cover sheet, without totals.
 * Empty rows are skipped, formatted or not; at most `most` rows are read, plus one to show that there are too many. The
 * file must have been inspected, which bounds its unpacked size.
 * @throws {AppError} 500015 for a file that is not a spreadsheet, 100002 if no table has one of the heads
 */
export async function readSheet(path: string, most: number, heads: readonly string[]): Promise<SheetRow[]> {
  const tables = await sheetThread.run('read', { path, most: most + slackRows });
  if (tables.length === 0) throw refusedAt('file', retCodes.FILE_REFUSED, m.sheet_unreadable());
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
