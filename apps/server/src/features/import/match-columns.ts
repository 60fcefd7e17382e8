import { createHash } from 'node:crypto';
import type { MappingBasis, MoneyUnit } from '@portal/contract/import/terms';
import { languages } from '@portal/texts/languages';
import type { Importer, ImportField } from '../../feature/importer.ts';
import { inLanguage } from '../../platform/locale.ts';
import { findTable, headOf, type Table, type TableRow } from '../../platform/xlsx/read-tables.ts';
import { isEmptyCell, startsSum } from '../../platform/xlsx/sheet-cells.ts';
import type { importLayouts, MappedColumn, ValueMapping } from './import.table.ts';
import { unitAbove } from './money-unit.ts';

type Layout = Pick<typeof importLayouts.$inferSelect, 'fields' | 'values'>;

/** Remembered layouts by kind and hash of the heads. */
export type Layouts = ReadonlyMap<string, Layout>;

export interface MatchedSheet {
  importer: Importer;
  columns: MappedColumn[];
  /** What its values stand for, as remembered. */
  values: ValueMapping;
  rows: TableRow[];
}

const samplesShown = 3;
/** Share of a column's values that have to look like a field. */
const likeShare = 0.9;
const sampleRows = 200;
/** How many heads tell what a sheet is about. */
const tellingHeads = 2;

/** Hash of the heads, by which a layout is remembered. */
export const hashOfHeads = (heads: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(heads.map(headOf)))
    .digest('hex');

export const layoutKey = (kind: string, heads: string): string => `${kind} ${heads}`;

/** Heads carry units and remarks in brackets, which do not matter: 面积（㎡）. */
const bareHead = (head: string): string => headOf(head).replace(/[([【].*$/, '');

/** Heads by which a field is known: in Chinese as people write it, and in the language of each template. */
const namesOf = ({ key, label, aliases = [] }: ImportField): string[] =>
  [...languages.map((one) => inLanguage(one, label)), key, ...aliases].map(bareHead);

/** The field of each head, by name; a field is found once. */
function fieldsByName({ fields }: Importer, heads: readonly string[]): (string | null)[] {
  const byName = new Map(fields.flatMap((field) => namesOf(field).map((name) => [name, field.key])));
  const taken = new Set<string>();
  return heads.map((head) => {
    const key = head === '' ? undefined : (byName.get(headOf(head)) ?? byName.get(bareHead(head)));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

const valuesOf = (rows: readonly TableRow[], at: number): string[] =>
  rows
    .slice(0, sampleRows)
    .map(({ cells }) => cells[at] ?? '')
    .filter((cell) => !isEmptyCell(cell));

/** The only free field that the values of a column look like. */
function fieldBySample(
  { fields }: Importer,
  values: readonly string[],
  taken: ReadonlySet<string | null>,
): string | null {
  if (values.length === 0) return null;
  const like = fields.filter(
    ({ key, looksLike }) =>
      !taken.has(key) && looksLike && values.filter(looksLike).length / values.length >= likeShare,
  );
  return like.length === 1 ? (like[0]?.key ?? null) : null;
}

function columnsOf(
  importer: Importer,
  heads: readonly string[],
  rows: readonly TableRow[],
  { layouts, unit }: { layouts: Layouts; unit: MoneyUnit | null },
): Pick<MatchedSheet, 'columns' | 'values'> {
  const width = Math.max(heads.length, ...rows.slice(0, sampleRows).map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, at) => heads[at] ?? '');
  const remembered = layouts.get(layoutKey(importer.kind, hashOfHeads(all)));
  const known = new Set(importer.fields.map(({ key }) => key));
  const named = remembered?.fields ?? fieldsByName(importer, all);
  const taken = new Set<string | null>(named);
  const columns = all.map((head, at): MappedColumn => {
    const values = valuesOf(rows, at);
    const samples = [...new Set(values)].slice(0, samplesShown).map((value) => value.slice(0, 40));
    const field = named[at] ?? null;
    if (field !== null && known.has(field))
      return { head, samples, field, basis: remembered ? 'LAYOUT' : 'NAME', unit };
    const guessed = remembered ? null : fieldBySample(importer, values, taken);
    taken.add(guessed);
    const basis: MappingBasis | null = guessed === null ? null : 'SAMPLE';
    return { head, samples, field: guessed, basis, unit };
  });
  return { columns, values: remembered?.values ?? {} };
}

/** Whether a row is the example of the template, left in. */
function isExample({ fields }: Importer, columns: readonly MappedColumn[], { cells }: TableRow): boolean {
  const mapped = columns.flatMap(({ field }, at) => {
    const found = fields.find(({ key }) => key === field);
    return found ? [{ example: found.example, cell: cells[at] ?? '' }] : [];
  });
  return (
    mapped.length >= tellingHeads && mapped.every(({ example, cell }) => headOf(cell) === headOf(example))
  );
}

const countOf = (found: readonly unknown[]): number => found.filter((field) => field !== null).length;

/** Needed fields without a column. */
const missingIn = ({ importer, columns }: MatchedSheet): number =>
  importer.fields.filter(({ key, isNeeded }) => isNeeded && !columns.some(({ field }) => field === key))
    .length;

/** The table of a sheet as the data of an importer; null if fewer than `least` heads fit. */
function matchTable(
  table: Table,
  importer: Importer,
  { layouts, least }: { layouts: Layouts; least: number },
): (MatchedSheet & { count: number }) | null {
  const found = findTable([table], (heads) => fieldsByName(importer, heads), countOf);
  const isFound = found !== null && countOf(found.found) >= least;
  if (!isFound && least > 0) return null;
  // Without a known head the first row is that of the heads, to be matched by hand.
  const heads = isFound ? found.heads : (table.rows[0]?.cells ?? []);
  const below = (isFound ? found.rows : table.rows.slice(1)).filter(
    ({ cells }) => !cells.every(isEmptyCell) && !startsSum(cells.find((cell) => cell !== '') ?? ''),
  );
  const unit = isFound ? unitAbove(found.above) : null;
  const { columns, values } = columnsOf(importer, heads, below, { layouts, unit });
  const rows = below.filter((row) => !isExample(importer, columns, row));
  return { importer, columns, values, rows, count: isFound ? countOf(found.found) : 0 };
}

/**
 * Finds what the sheets of a file are about, by their heads, among these importers, and matches their columns by
 * remembered layout, by name, or by sample. Sheets about nothing known, such as covers and notes, are left out, unless
 * the kind is `given`.
 */
export function matchSheets(
  tables: readonly Table[],
  importers: readonly Importer[],
  layouts: Layouts,
  given: boolean,
): MatchedSheet[] {
  const matched = tables.flatMap((table) => {
    const [best] = importers
      .flatMap((one) => matchTable(table, one, { layouts, least: tellingHeads }) ?? [])
      .toSorted((one, other) => other.count - one.count || missingIn(one) - missingIn(other));
    return best ? [best] : [];
  });
  const [only] = importers;
  const [first] = tables;
  const byHand =
    matched.length === 0 && given && only && first ? matchTable(first, only, { layouts, least: 0 }) : null;
  const sheets = byHand ? [byHand] : matched;
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .toSorted((one, other) => importers.indexOf(one.importer) - importers.indexOf(other.importer));
}
