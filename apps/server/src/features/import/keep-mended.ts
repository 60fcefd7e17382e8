import type { ImportKind } from '@portal/contract/import/terms';
import { asc, eq } from 'drizzle-orm';
import { type Importer, keyOf, naturalKey, readCells } from '../../feature/importer.ts';
import type { Db } from '../../platform/database/database.ts';
import { type ImportRowRecord, type ImportSheetRow, importRows, type ValueMapping } from './import.table.ts';
import type { Importers } from './importers.ts';
import { cellsOf } from './judge-rows.ts';

type Mended = Pick<ImportRowRecord, 'mended' | 'isAccepted' | 'isSkipped'>;

interface MendedRow extends Mended {
  /** Cells of the former file by field. */
  original: Readonly<Record<string, string>>;
}

/** What was mended in the former file of an import, by kind and name of the row. */
export interface Mends {
  rows: ReadonlyMap<string, MendedRow>;
  constants: ReadonlyMap<ImportKind, Record<string, string>>;
  values: ReadonlyMap<ImportKind, ValueMapping>;
}

export const noMends: Mends = { rows: new Map(), constants: new Map(), values: new Map() };

/**
 * Names the rows of a sheet one after the other: by natural key and by all cells, each with the number of the row among
 * equal ones. A row that is mended in one of them is known again by the other.
 */
function createNamer(importer: Importer): (cells: Record<string, string>) => string[] {
  const seen = new Map<string, number>();
  return (cells) => {
    const key = keyOf(importer, readCells(importer, cells).data);
    const all = importer.fields.map((field) => naturalKey(cells[field.key] ?? '')).join('|');
    return [`cells ${all}`, ...(key === '' ? [] : [`key ${key}`])].map((name) => {
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return `${importer.kind} ${name} ${nth}`;
    });
  };
}

export async function mendsOf(
  db: Db,
  importers: Importers,
  sheets: readonly ImportSheetRow[],
): Promise<Mends> {
  const mends = new Map<string, MendedRow>();
  for (const sheet of sheets) {
    const namesOf = createNamer(importers.of(sheet.kind));
    const rows = await db
      .select()
      .from(importRows)
      .where(eq(importRows.sheetId, sheet.id))
      .orderBy(asc(importRows.line));
    for (const { cells, mended, isAccepted, isSkipped } of rows) {
      const original = cellsOf(sheet, { cells, mended: {} });
      const names = namesOf(original);
      if (Object.keys(mended).length === 0 && !isAccepted && !isSkipped) continue;
      for (const name of names) mends.set(name, { original, mended, isAccepted, isSkipped });
    }
  }
  return {
    rows: mends,
    constants: new Map(sheets.map(({ kind, constants }) => [kind, constants])),
    values: new Map(sheets.map(({ kind, values }) => [kind, values])),
  };
}

const nothing = { mended: {}, isAccepted: false, isSkipped: false };

/** Returns the function that says, row by row, what to mend again: cells that are still as they were. */
export function keepMended(
  { rows }: Mends,
  importer: Importer,
  sheet: Pick<ImportSheetRow, 'columns' | 'constants' | 'values'>,
): (cells: string[]) => Mended {
  const namesOf = createNamer(importer);
  return (cells) => {
    const original = cellsOf(sheet, { cells, mended: {} });
    const found = namesOf(original)
      .map((name) => rows.get(name))
      .find((row) => row);
    if (!found) return nothing;
    const kept = Object.entries(found.mended).filter(
      ([field]) => (found.original[field] ?? '') === (original[field] ?? ''),
    );
    return { ...found, mended: Object.fromEntries(kept) };
  };
}
