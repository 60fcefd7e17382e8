import type { importQueryValues } from '@portal/contract/import/import';
import { importLimits } from '@portal/contract/import/terms';
import { eq, sql } from 'drizzle-orm';
import { type Importer, type ImportField, listed, naturalKey, textOf } from '../../feature/importer.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { inLanguage } from '../../platform/locale.ts';
import { isEmptyCell } from '../../platform/xlsx/sheet-cells.ts';
import { getRun, getSheet, isVisible } from './import.queries.ts';
import { importRows } from './import.table.ts';
import type { Importers } from './importers.ts';

/** The text that a cell stands for. Of several values in a cell each may stand for another. */
export function meantText(text: string, mapping: Readonly<Record<string, string>> | undefined): string {
  if (!mapping) return text;
  const meant = (part: string) => (Object.hasOwn(mapping, part) ? mapping[part] : undefined);
  const whole = meant(text.trim());
  if (whole !== undefined) return whole;
  const parts = listed(text);
  return parts.some((part) => meant(part) !== undefined)
    ? parts.map((part) => meant(part) ?? part).join('、')
    : text;
}

/** The option that a value is read as without a mapping; null if no option knows it. */
function knownOption(
  { read, show, isList }: ImportField,
  options: ReadonlyMap<string, string>,
  text: string,
): string | null {
  const same = options.get(naturalKey(text));
  if (same !== undefined || read === undefined || isList) return same ?? null;
  const value = read(text);
  if (value === undefined) return null;
  const shown = inLanguage('zh', () => show?.(value)) ?? textOf(value);
  return options.get(naturalKey(shown)) ?? text;
}

/** The options of a field by natural key. */
export const optionsByKey = async (db: Db, { options }: ImportField): Promise<ReadonlyMap<string, string>> =>
  new Map(((await options?.(db)) ?? []).map((option) => [naturalKey(option), option]));

const fieldOf = ({ fields }: Importer, key: string): ImportField => {
  const field = fields.find((one) => one.key === key);
  if (!field?.options) throw notFound();
  return field;
};

/** Values of a column with the number of their rows; a cell with several values counts for each of them. */
async function countValues(
  db: Db,
  sheetId: string,
  column: number,
  isList: boolean,
): Promise<ReadonlyMap<string, number>> {
  const text = sql<string>`coalesce(trim(${importRows.cells}[${column + 1}::int]), '')`;
  const rows = await db
    .select({ text, count: sql<number>`count(*)`.mapWith(Number) })
    .from(importRows)
    .where(eq(importRows.sheetId, sheetId))
    .groupBy(sql`1`);
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of isList ? listed(row.text) : [row.text])
      if (!isEmptyCell(value) && value.length <= importLimits.value)
        counts.set(value, (counts.get(value) ?? 0) + row.count);
  return counts;
}

/**
 * Lists the values of a column with what each would be read as in a field; those that no option knows come first.
 * @throws {AppError} 500404
 */
export async function queryValues(
  { db, actor }: ContextOf<typeof importQueryValues>,
  importers: Importers,
  { id, sheetId, column, field: key }: InputOf<typeof importQueryValues>,
): Promise<OutputOf<typeof importQueryValues>> {
  const run = await getRun(db, id, isVisible(importers, actor));
  const sheet = await getSheet(db, run.id, sheetId);
  const field = fieldOf(importers.of(sheet.kind), key);
  const [options, counts] = await Promise.all([
    optionsByKey(db, field),
    countValues(db, sheetId, column, field.isList === true),
  ]);
  const rows = [...counts]
    .map(([text, count]) => ({ text, count, option: knownOption(field, options, text) }))
    .toSorted(
      (one, other) =>
        Number(one.option !== null) - Number(other.option !== null) ||
        other.count - one.count ||
        one.text.localeCompare(other.text),
    );
  return { rows: rows.slice(0, importLimits.values), total: rows.length };
}
