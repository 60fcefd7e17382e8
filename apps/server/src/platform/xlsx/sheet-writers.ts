import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { stream, Worksheet } from 'exceljs';

export type Cell = string | number | null;

export interface PlainColumn {
  head: string;
  /** In characters. */
  width: number;
  isMoney: boolean;
}

interface Writer {
  book: stream.xlsx.WorkbookWriter;
  sheet: Worksheet;
  content: Promise<Buffer>;
}

/** Spreadsheets in progress, by the id that the caller received. */
const writers = new Map<string, Writer>();

function writerOf(id: string): Writer {
  const writer = writers.get(id);
  if (!writer) throw new Error('the thread that started this spreadsheet has ended');
  return writer;
}

/** Sheet names are limited in length, and some characters are not allowed in them. */
const sheetNameOf = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

interface NewSheet {
  name: string;
  columns: readonly PlainColumn[];
}

function addSheet(book: Writer['book'], { name, columns }: NewSheet): Worksheet {
  const sheet = book.addWorksheet(sheetNameOf(name), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ head, width, isMoney }) => ({
    header: head,
    width,
    style: isMoney ? { numFmt: '#,##0.00' } : {},
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  return sheet;
}

export async function beginSheet(first: NewSheet): Promise<string> {
  const { default: ExcelJS } = await import('exceljs');
  const stream = new PassThrough();
  const content = buffer(stream);
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const id = randomUUID();
  writers.set(id, { book, sheet: addSheet(book, first), content });
  return id;
}

/** Ends the sheet in progress and begins the next one of the same book. */
export function turnSheet({ id, ...next }: NewSheet & { id: string }): void {
  const writer = writerOf(id);
  writer.sheet.commit();
  writer.sheet = addSheet(writer.book, next);
}

export function addRows({ id, rows }: { id: string; rows: readonly (readonly Cell[])[] }): void {
  const { sheet } = writerOf(id);
  for (const row of rows) sheet.addRow([...row]).commit();
}

export async function finishSheet({ id }: { id: string }): Promise<Buffer> {
  const { book, sheet, content } = writerOf(id);
  writers.delete(id);
  sheet.commit();
  await book.commit();
  return content;
}

/** Discards a spreadsheet whose rows could not be read. */
export function dropSheet({ id }: { id: string }): void {
  writers.delete(id);
}
