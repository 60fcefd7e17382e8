import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type {
  CellStyle,
  CellValue,
  ColumnDef,
  DataValidation,
  Cell as StyledCell,
  WriteSheet,
} from 'hucre/xlsx';

/** A Date is a time of day in Asia/Shanghai, written as if it were UTC; a text such as `2026-11-21` becomes a day. */
export type Cell = string | number | Date | null;

export interface PlainColumn {
  head: string;
  /** In characters. */
  width: number;
  isMoney: boolean;
  /** Shown at the head; empty if there is none. */
  note: string;
  /** Values to choose from; empty if there are none. */
  choices: readonly string[];
}

interface NewSheet {
  name: string;
  columns: readonly PlainColumn[];
}

export interface WholeSheet extends NewSheet {
  rows: readonly (readonly Cell[])[];
}

/** A spreadsheet whose rows are written as they come. */
interface LongSheet {
  rows: PassThrough;
  content: Promise<Buffer>;
}

interface Writer extends NewSheet {
  /** The rows so far, until there are too many to hold. */
  rows: (readonly Cell[])[];
  long: LongSheet | null;
}

/** A longer sheet is written as its rows come, which leaves out the buttons that filter it. */
const maxWholeRows = 5_000;

/** Spreadsheets in progress, by the id that the caller received. */
const writers = new Map<string, Writer>();

function writerOf(id: string): Writer {
  const writer = writers.get(id);
  if (!writer) throw new Error('the thread that started this spreadsheet has ended');
  return writer;
}

/** Sheet names are limited in length, and some characters are not allowed in them. */
const sheetNameOf = (name: string) => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

const headStyle: CellStyle = { font: { bold: true } };
const plainStyle: CellStyle = {};
const moneyStyle: CellStyle = { numFmt: '#,##0.00' };
const dayStyle: CellStyle = { numFmt: 'yyyy-mm-dd' };
const momentStyle: CellStyle = { numFmt: 'yyyy-mm-dd hh:mm:ss' };

const isDay = (cell: Cell): cell is string => typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(cell);

function styleOf(cell: Cell, { isMoney }: PlainColumn): CellStyle {
  if (cell instanceof Date) return momentStyle;
  if (isDay(cell)) return dayStyle;
  return isMoney ? moneyStyle : plainStyle;
}

function cellValue(cell: Cell): CellValue {
  const day = isDay(cell) ? new Date(`${cell}T00:00:00Z`) : null;
  return day && !Number.isNaN(day.getTime()) ? day : cell;
}

/** Gives each cell that needs one a style of its own: the heads, days and times. */
function styledCells({ columns, rows }: WholeSheet): Map<string, Partial<StyledCell>> {
  const cells = new Map<string, Partial<StyledCell>>();
  for (const [at, { note }] of columns.entries())
    cells.set(`0,${at}`, { style: headStyle, ...(note === '' ? {} : { comment: { text: note } }) });
  for (const [row, values] of rows.entries())
    for (const [at, column] of columns.entries()) {
      const style = styleOf(values[at] ?? null, column);
      if (style === dayStyle || style === momentStyle) cells.set(`${row + 1},${at}`, { style });
    }
  return cells;
}

/** Rows that can be filled in with the choices of their column. */
const chosenRows = 2_000;
const choicesName = '选项';

type Letters = (column: number) => string;

/** Lets cells be filled in with the choices of their column, which a hidden sheet lists: a cell's own list is short. */
const choosing = (columns: readonly PlainColumn[], first: number, letters: Letters): DataValidation[] =>
  columns
    .map(({ choices }, at) => ({ choices, at }))
    .filter(({ choices }) => choices.length > 0)
    .map(({ choices, at }, nth): DataValidation => {
      const listed = letters(first + nth);
      return {
        type: 'list',
        formula1: `'${choicesName}'!$${listed}$1:$${listed}$${choices.length}`,
        range: `${letters(at)}2:${letters(at)}${chosenRows}`,
        allowBlank: true,
      };
    });

/** The hidden sheet of choices, a column each; none if there are none. */
function choicesSheets(lists: readonly (readonly string[])[]): WriteSheet[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const rows = Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? null));
  return longest === 0 ? [] : [{ name: choicesName, hidden: true, rows }];
}

async function writeSheets(sheets: readonly WholeSheet[]): Promise<Uint8Array> {
  const { colToLetter, writeXlsx } = await import('hucre/xlsx');
  const listsOf = ({ columns }: WholeSheet) =>
    columns.flatMap(({ choices }) => (choices.length > 0 ? [choices] : []));
  let lists = 0;
  const visible = sheets.map((sheet): WriteSheet => {
    const { name, columns, rows } = sheet;
    const dataValidations = choosing(columns, lists, colToLetter);
    lists += dataValidations.length;
    return {
      name: sheetNameOf(name),
      columns: columns.map(({ width, isMoney }) => ({ width, style: isMoney ? moneyStyle : plainStyle })),
      rows: [columns.map(({ head }) => head), ...rows.map((row) => row.map(cellValue))],
      cells: styledCells(sheet),
      freezePane: { rows: 1 },
      autoFilter: { range: `A1:${colToLetter(Math.max(0, columns.length - 1))}${rows.length + 1}` },
      ...(dataValidations.length > 0 ? { dataValidations } : {}),
    };
  });
  return writeXlsx({ sheets: [...visible, ...choicesSheets(sheets.flatMap(listsOf))] });
}

/**
 * Yields heads and rows, and sets each column's style for the row that follows: the library reads it when it writes
 * that row.
 */
async function* styledRows(
  columns: readonly PlainColumn[],
  defs: readonly ColumnDef[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<CellValue[]> {
  for (const def of defs) def.style = headStyle;
  yield columns.map(({ head }) => head);
  for await (const row of rows) {
    for (const [at, column] of columns.entries()) {
      const def = defs[at];
      if (def) def.style = styleOf(row[at] ?? null, column);
    }
    yield row.map(cellValue);
  }
}

async function openLong({ name, columns }: NewSheet): Promise<LongSheet> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const rows = new PassThrough({ objectMode: true });
  const defs = columns.map(({ width }): ColumnDef => ({ width }));
  const options = { name: sheetNameOf(name), columns: defs, freezePane: { rows: 1 } };
  const content = buffer(writeXlsxStream(styledRows(columns, defs, rows), options));
  // A failure is reported by whoever waits for the content; a discarded spreadsheet has nobody waiting.
  content.catch(() => undefined);
  return { rows, content };
}

async function push({ rows: stream, content }: LongSheet, rows: readonly (readonly Cell[])[]): Promise<void> {
  for (const row of rows) if (!stream.write(row)) await Promise.race([once(stream, 'drain'), content]);
}

export function beginSheet(sheet: NewSheet): string {
  const id = randomUUID();
  writers.set(id, { ...sheet, rows: [], long: null });
  return id;
}

export async function addRows({
  id,
  rows,
}: {
  id: string;
  rows: readonly (readonly Cell[])[];
}): Promise<void> {
  const writer = writerOf(id);
  if (!writer.long) {
    writer.rows.push(...rows);
    if (writer.rows.length <= maxWholeRows) return;
    writer.long = await openLong(writer);
    await push(writer.long, writer.rows.splice(0));
    return;
  }
  await push(writer.long, rows);
}

export async function finishSheet({ id }: { id: string }): Promise<Uint8Array> {
  const writer = writerOf(id);
  writers.delete(id);
  if (!writer.long) return writeSheets([writer]);
  writer.long.rows.end();
  return writer.long.content;
}

/** Writes a workbook of several short sheets. */
export const writeBook = ({ sheets }: { sheets: readonly WholeSheet[] }): Promise<Uint8Array> =>
  writeSheets(sheets);

/** Discards a spreadsheet whose rows could not be read. */
export function dropSheet({ id }: { id: string }): void {
  writers.get(id)?.long?.rows.destroy();
  writers.delete(id);
}
