import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Column } from 'exceljs';
import { dropForbidden } from '../text/forbidden-characters.ts';
import { lastDayOf } from '../working-days.ts';
import { chinaSecondOf } from './china-second.ts';

export interface SheetColumn<Row> {
  head: string;
  /** A Date is shown in Asia/Shanghai, with `end` as the end of a period; with `yuan` a number is taken as fen. */
  value: (row: Row) => string | number | Date | null;
  /** In characters; 16 by default. */
  width?: number;
  format?: 'yuan' | 'end';
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const startsLikeFormula = /^[=+\-@\t\r]/;

/** Text that a spreadsheet program could take for a formula, once it is edited or saved as CSV, is quoted. */
const neutralise = (text: string): string => (startsLikeFormula.test(text) ? `'${text}` : text);

/** The end of a period as the screens show it: an end at midnight is shown as the day before. */
const endText = (at: Date): string => {
  const text = chinaSecondOf(at);
  return text.endsWith(' 00:00:00') ? lastDayOf(at) : text;
};

function cellOf<Row>({ value, format }: SheetColumn<Row>, row: Row): string | number | null {
  const cell = value(row);
  if (cell === null) return null;
  if (typeof cell === 'number') return format === 'yuan' ? cell / 100 : cell;
  if (cell instanceof Date) return format === 'end' ? endText(cell) : chinaSecondOf(cell);
  return neutralise(dropForbidden(cell));
}

function columnsOf<Row>(columns: readonly SheetColumn<Row>[]): Partial<Column>[] {
  return columns.map(({ head, width = 16, format }) => ({
    header: head,
    width,
    style: format === 'yuan' ? { numFmt: '#,##0.00' } : {},
  }));
}

/** Sheet names are short, and some signs mean something else in them. */
const sheetNameOf = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

/** The spreadsheet, written batch by batch, so that no more than a batch of rows is held. */
export async function buildSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Promise<Buffer> {
  const { default: ExcelJS } = await import('exceljs');
  const stream = new PassThrough();
  const content = buffer(stream);
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(sheetNameOf(name), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columnsOf(columns);
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  for await (const rows of batches)
    for (const row of rows) sheet.addRow(columns.map((column) => cellOf(column, row))).commit();
  sheet.commit();
  await book.commit();
  return content;
}
