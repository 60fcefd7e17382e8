import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ImportKind, importKindNames } from '@portal/contract/import/terms';
import type { ArchiveFigures, ArchiveSheet } from '@portal/contract/park-archive/manifest';
import {
  cellText,
  type Importer,
  type ImportField,
  type ReadRow,
  wholeDay,
} from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { buildSheet, type SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { csvLine } from '../../../platform/xlsx/send-csv.ts';
import { headOf } from '../import-sheets.ts';
import { type PlainTable, plainRows } from './plain-tables.ts';

type Row = ReadRow['data'];
type KindFigures = ArchiveFigures['kinds'][number];

/** Rows of one spreadsheet: what is read into memory when it is imported again. */
const partRows = 10_000;

const looksLikeDay = /^\d{4}-\d{2}-\d{2}$/;

/** The text of a field as its import reads it. A text that looks like a day stays one, behind the quote of spreadsheets. */
function cellOf({ read, show = cellText }: ImportField, value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = show(value);
  return read !== wholeDay && looksLikeDay.test(text) ? `'${text}` : text;
}

const columnsOf = ({ fields }: Importer): SheetColumn<Row>[] =>
  fields.map((field) => ({ head: headOf(field), value: (row) => cellOf(field, row[field.key]) }));

/** Where the parts of an archive are written, and who hears of each batch. */
export interface SheetFolder {
  folder: string;
  onRows: (count: number) => Promise<void>;
}

/** The figures of a kind before any of its rows. */
export const noFigures = ({ kind, sums = [] }: Pick<Importer, 'kind' | 'sums'>): KindFigures => ({
  kind,
  rows: 0,
  sums: Object.fromEntries(sums.map((field) => [field, 0])),
});

export function addFigures(figures: KindFigures, rows: readonly Row[]): void {
  figures.rows += rows.length;
  for (const [field, sum] of Object.entries(figures.sums))
    figures.sums[field] = rows.reduce((total, row) => total + Number(row[field] ?? 0), sum);
}

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Writes the rows of a kind in the shape of its import, in as many spreadsheets as it takes. */
export async function writeKind(
  importer: Importer,
  batches: AsyncIterable<readonly Row[]>,
  { folder, onRows }: SheetFolder,
): Promise<{ sheets: ArchiveSheet[]; figures: KindFigures }> {
  const { kind } = importer;
  const figures = noFigures(importer);
  const source = batches[Symbol.asyncIterator]();
  const take = async () => (await source.next()).value as readonly Row[] | undefined;
  let waiting = await take();
  const sheets: ArchiveSheet[] = [];
  do {
    let rows = 0;
    async function* part() {
      while (waiting && rows < partRows) {
        const batch = waiting;
        rows += batch.length;
        addFigures(figures, batch);
        yield batch;
        await onRows(batch.length);
        waiting = await take();
      }
    }
    const content = await buildSheet(importKindNames[kind](), columnsOf(importer), part());
    const path = `sheets/${pathOf(kind, sheets.length)}.xlsx`;
    await writeFile(join(folder, fileNameOf(path)), content);
    sheets.push({ path, kind, table: null, rows, sha256: digestOf(content) });
  } while (waiting);
  return { sheets, figures };
}

const pathOf = (kind: ImportKind, at: number): string =>
  at === 0 ? kind.toLowerCase() : `${kind.toLowerCase()}-${at + 1}`;

/** Name in the folder of a path in the archive. */
export const fileNameOf = (path: string): string => path.replace('/', '_');

/** Writes a table for reading, as CSV: its rows and texts may be longer than a spreadsheet takes. */
export async function writeTable(
  tx: Db,
  table: PlainTable,
  { folder, onRows }: SheetFolder,
): Promise<ArchiveSheet> {
  const path = `tables/${table.name}.csv`;
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines() {
    yield `\uFEFF${csvLine(table.columns)}`;
    for await (const batch of plainRows(tx, table)) {
      rows += batch.length;
      yield batch.map(csvLine).join('');
      await onRows(batch.length);
    }
  }
  async function* hashed() {
    for await (const text of lines()) {
      hash.update(text);
      yield text;
    }
  }
  await pipeline(hashed(), createWriteStream(join(folder, fileNameOf(path))));
  return { path, kind: null, table: table.name, rows, sha256: hash.digest('hex') };
}
