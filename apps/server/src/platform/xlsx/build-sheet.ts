import { dropForbidden } from '../text/forbidden-characters.ts';
import { lastDayOf } from '../working-days.ts';
import { chinaSecondOf, wallClockOf } from './china-second.ts';
import { sheetThread } from './sheet-work.ts';
import type { Cell, PlainColumn, WholeSheet } from './sheet-writers.ts';

export interface SheetColumn<Row> {
  head: string;
  /** A Date is shown in Asia/Shanghai, with format `end` as the end of a period; with `yuan` a number is in fen. */
  value: (row: Row) => string | number | Date | null;
  /** In characters; 16 by default. */
  width?: number;
  format?: 'yuan' | 'end';
  /** How to fill in the column, shown at its head. */
  note?: string;
  /** Values to choose from when it is filled in. */
  choices?: readonly string[];
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const startsLikeFormula = /^[=+\-@\t\r]/;

/** Quotes text that a spreadsheet program could take for a formula once it is edited or saved as CSV. */
const neutralise = (text: string): string => (startsLikeFormula.test(text) ? `'${text}` : text);

/** The end of a period as shown on screen: midnight is shown as the day before. */
const endOf = (at: Date): Cell => (chinaSecondOf(at).endsWith(' 00:00:00') ? lastDayOf(at) : wallClockOf(at));

function cellOf<Row>({ value, format }: SheetColumn<Row>, row: Row): Cell {
  const cell = value(row);
  if (cell === null) return null;
  if (typeof cell === 'number') return format === 'yuan' ? cell / 100 : cell;
  if (cell instanceof Date) return format === 'end' ? endOf(cell) : wallClockOf(cell);
  return neutralise(dropForbidden(cell));
}

const plainOf = <Row>({
  head,
  width = 16,
  format,
  note = '',
  choices = [],
}: SheetColumn<Row>): PlainColumn => ({ head, width, isMoney: format === 'yuan', note, choices });

const plainRows = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Cell[][] =>
  rows.map((row) => columns.map((column) => cellOf(column, row)));

/**
 * Writes a spreadsheet batch by batch in a separate thread, so that only the first rows of a long one are in memory and
 * other requests are not blocked.
 */
export async function buildSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<Buffer> {
  const id = await sheetThread.run('begin', { name, columns: columns.map(plainOf) });
  try {
    for await (const rows of batches) await sheetThread.run('add', { id, rows: plainRows(columns, rows) });
    return Buffer.from(await sheetThread.run('finish', { id }));
  } catch (error) {
    await sheetThread.run('drop', { id }).catch(() => undefined);
    throw error;
  }
}

/** One sheet of a workbook, ready to be written. */
export type BookSheet = WholeSheet;

export const bookSheet = <Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): BookSheet => ({ name, columns: columns.map(plainOf), rows: plainRows(columns, rows) });

/** Writes a workbook of several short sheets. */
export const buildBook = async (sheets: readonly [BookSheet, ...BookSheet[]]): Promise<Buffer> =>
  Buffer.from(await sheetThread.run('book', { sheets }));
