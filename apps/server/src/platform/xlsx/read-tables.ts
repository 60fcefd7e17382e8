import type { Worksheet } from 'exceljs';
import { isSafeArchive, maxSheetBytes } from '../files/inspect-archive.ts';
import { readCsv } from './read-csv.ts';
import { cleanCell } from './sheet-cells.ts';

/** A non-empty row: its number in the file, counted from 1, and its cells as text. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** The content of a sheet; `isCut` if there is more than requested. */
export interface Table {
  rows: TableRow[];
  isCut: boolean;
}

interface Rich {
  richText?: { text: string }[];
  text?: unknown;
  result?: unknown;
}

/**
 * Spreadsheet programs keep fifteen digits, so a longer number is written in exponential form, to show that it is
 * incomplete.
 */
const numberText = (value: number) => (Math.abs(value) >= 1e15 ? value.toExponential() : String(value));

/** The displayed text of a cell; for a formula, that of its result. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value === 'string') return cleanCell(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return '';
  const { richText, text, result } = value as Rich;
  return richText ? cleanCell(richText.map((part) => part.text).join('')) : textOf(text ?? result);
}

// No real table is wider; without the limit, a cell at the far end of each row would create a million empty ones.
const maxColumns = 100;
const maxSheets = 5;

function tableOf(sheet: Worksheet, most: number): Table {
  const rows: TableRow[] = [];
  let isCut = false;
  sheet.eachRow((row, number) => {
    if (isCut) return;
    const cells = Array.from((row.values as unknown[]).slice(1, maxColumns + 1), textOf);
    if (cells.every((cell) => cell === '')) return;
    if (rows.length === most) isCut = true;
    else rows.push({ row: number, cells });
  });
  return { rows, isCut };
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString() === 'PK';

async function openSheets(bytes: Buffer): Promise<Worksheet[]> {
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.Workbook();
  if (!isArchive(bytes)) return [await readCsv(book, bytes)];
  if (!(await isSafeArchive(bytes, maxSheetBytes))) return [];
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  return book.worksheets.slice(0, maxSheets);
}

/**
 * Reads the tables of an xlsx or CSV file, without empty rows, formatted or not, and at most `most` rows each. Returns
 * none for any other file.
 */
export async function readTables(bytes: Buffer, most: number): Promise<Table[]> {
  const sheets = await openSheets(bytes).catch(() => []);
  return sheets.map((sheet) => tableOf(sheet, most));
}

// Text above the heads takes a page at most.
const headWithin = 30;

/**
 * Normalises a column head for comparison: no spaces or required-field asterisks, plain character width, lower case.
 */
export const headOf = (text: string): string =>
  cleanCell(text).normalize('NFKC').toLowerCase().replace(/\s|\*/g, '');

export interface FoundTable<Found> extends Table {
  /** What was recognised in the heads, and the heads' row; `rows` are those below it. */
  found: Found;
  heads: string[];
}

/**
 * Finds the table whose heads best match what is sought: below title rows, and behind cover sheets. `countOf` scores a
 * match; null if no row scores.
 */
export function findTable<Found>(
  tables: readonly Table[],
  look: (heads: string[]) => Found,
  countOf: (found: Found) => number,
): FoundTable<Found> | null {
  const places = tables.flatMap((table) =>
    table.rows.slice(0, headWithin).map((head, at) => {
      const found = look(head.cells);
      return { table, at, found, heads: head.cells, count: countOf(found) };
    }),
  );
  const [first, ...others] = places;
  if (!first) return null;
  const best = others.reduce((one, other) => (other.count > one.count ? other : one), first);
  if (best.count === 0) return null;
  const { table, at, found, heads } = best;
  // Printed tables repeat their heads on each page.
  const rows = table.rows.slice(at + 1).filter(({ cells }) => cells.join('\n') !== heads.join('\n'));
  return { rows, isCut: table.isCut, found, heads };
}
