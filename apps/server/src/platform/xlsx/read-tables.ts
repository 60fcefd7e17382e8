import type { CellValue, MergeRange, Sheet } from 'hucre/xlsx';
import { isSafeArchive, maxSheetBytes } from '../files/inspect-archive.ts';
import { readCsv } from './read-csv.ts';
import { readDocx, type WordTable } from './read-docx.ts';
import { cleanCell, dayOf, scaledOf } from './sheet-cells.ts';

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

/**
 * Spreadsheet programs keep fifteen digits, so a longer number is written in exponential form, to show that it is
 * incomplete; a tiny one is what is left of a difference of decimals.
 */
function numberText(value: number): string {
  if (Math.abs(value) >= 1e15) return value.toExponential();
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

/** The displayed text of a cell; for a formula, that of its result. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value === 'number') return numberText(value);
  return cleanCell(String(value));
}

// No real table is wider or longer; without the limits, a cell in the far corner would create a million empty ones.
const maxColumns = 100;
const maxRow = 20_000;
const maxSheets = 20;
const readRange = `A1:CV${maxRow}`;

/** Repeats the content of cells that are merged downwards in each of their rows, because it holds for all of them. */
function fillDown(texts: readonly string[][], merges: readonly MergeRange[]): void {
  for (const { startRow, endRow, startCol } of merges) {
    const text = texts[startRow]?.[startCol] ?? '';
    for (const cells of texts.slice(startRow + 1, endRow + 1)) cells[startCol] = text;
  }
}

/** The cells of a sheet as text. A formula without a stored result stands for itself, so that it is not overlooked. */
function textsOf({ rows, cells, merges = [] }: Sheet): string[][] {
  const texts = rows.map((row) => row.slice(0, maxColumns).map(textOf));
  for (const [place, { formula, formulaResult, value }] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const line = texts[row];
    // A result that is a text is the value of the cell only.
    const result = formulaResult ?? value ?? null;
    if (line && formula !== undefined && result === null) line[column] = `=${formula}`;
  }
  fillDown(texts, merges);
  return texts;
}

function tableOf(texts: readonly string[][], most: number, rowsAbove = 0): Table {
  const rows = texts
    .map((cells, at) => ({ row: at + 1 - rowsAbove, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows: rows.slice(0, most), isCut: rows.length > most };
}

/** A table of a Word document. Its rows count from its first one, as what stands above is text. */
const wordTableOf = ({ above, cells }: WordTable, most: number): Table =>
  tableOf(
    [...above.map((text) => [text]), ...cells.slice(0, maxRow).map((row) => row.slice(0, maxColumns))],
    most,
    above.length,
  );

const isArchive = (bytes: Buffer) => bytes.subarray(0, 2).toString() === 'PK';

// Names of entries stand in an archive as they are.
const isDocument = (bytes: Buffer) => bytes.includes('word/document.xml');

async function openTables(bytes: Buffer, most: number): Promise<Table[]> {
  if (!isArchive(bytes))
    return [
      tableOf(
        readCsv(bytes).map((row) => row.slice(0, maxColumns).map(cleanCell)),
        most,
      ),
    ];
  if (!(await isSafeArchive(bytes, maxSheetBytes))) return [];
  if (isDocument(bytes)) {
    const tables = await readDocx(bytes);
    return tables.slice(0, maxSheets).map((table) => wordTableOf(table, most));
  }
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }, at) => at < maxSheets && !hidden && !veryHidden,
    range: readRange,
  });
  return sheets.map((sheet) => tableOf(textsOf(sheet), most));
}

/**
 * Reads the tables of an xlsx, docx or CSV file, without empty rows, formatted or not, and at most `most` rows each. Returns
 * none for any other file.
 */
export function readTables(bytes: Buffer, most: number): Promise<Table[]> {
  return openTables(bytes, most).catch(() => []);
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
  /** Titles and remarks above the heads. */
  above: TableRow[];
}

const holdsData = (cell: string) => dayOf(cell) !== null || scaledOf(cell, 2) !== null;

/**
 * The heads that a row may hold: its own, its own completed by the row above, and its own behind the name of their
 * group in the row above, as in 租金 over 单价 and 面积.
 */
function headsAt(rows: readonly TableRow[], at: number): string[][] {
  const own = rows[at]?.cells ?? [];
  const above = rows[at - 1]?.cells ?? [];
  if (above.length === 0 || own.some(holdsData)) return [own];
  const both = Array.from({ length: Math.max(own.length, above.length) }, (_, column) => column);
  let group = '';
  const grouped = both.map((column) => {
    group = above[column] || group;
    const head = own[column] ?? '';
    return head === group ? head : group + head;
  });
  return [own, both.map((column) => own[column] || (above[column] ?? '')), grouped];
}

/**
 * Finds the table whose heads best match what is sought: below title rows, in two rows, and behind cover sheets.
 * `countOf` scores a match; null if no row scores.
 */
export function findTable<Found>(
  tables: readonly Table[],
  look: (heads: string[]) => Found,
  countOf: (found: Found) => number,
): FoundTable<Found> | null {
  const places = tables.flatMap((table) =>
    table.rows.slice(0, headWithin).flatMap((_row, at) =>
      headsAt(table.rows, at).map((heads) => {
        const found = look(heads);
        return { table, at, found, heads, count: countOf(found) };
      }),
    ),
  );
  const [first, ...others] = places;
  if (!first) return null;
  const best = others.reduce((one, other) => (other.count > one.count ? other : one), first);
  if (best.count === 0) return null;
  const { table, at, found, heads } = best;
  // Printed tables repeat their heads on each page.
  const printed = table.rows[at]?.cells.join('\n');
  const rows = table.rows.slice(at + 1).filter(({ cells }) => cells.join('\n') !== printed);
  return { rows, isCut: table.isCut, found, heads, above: table.rows.slice(0, at) };
}
