import type { ImportVerdict } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import {
  type CellFault,
  type ImportContext,
  type Importer,
  type Judged,
  keyOf,
  naturalKey,
  readCells,
} from '../../feature/importer.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { plainCell, scaledOf } from '../../platform/xlsx/sheet-cells.ts';
import { firstLines, listPlanned } from './import.queries.ts';
import type { ImportRowRecord, ImportSheetRow } from './import.table.ts';
import type { Importers } from './importers.ts';
import { inYuan, unitOf } from './money-unit.ts';
import { meantText } from './value-mapping.ts';

/** A head says once that the amounts below are in ten thousands: 注册资本（万元）. */
const tenThousands = /[(（【[](?:单位[:：])?\s*(?:人民币)?万元\s*[)）】\]]/;

/** The text of a cell, with the unit that its head names. */
const withUnit = (head: string, cell: string): string =>
  tenThousands.test(head) && scaledOf(cell, 6) !== null && !/[万元]/.test(plainCell(cell))
    ? `${cell}万`
    : cell;

/** The cells of a row by field: those of the file as they are meant, fixed values, and what was mended. */
export function cellsOf(
  { columns, constants, values }: Pick<ImportSheetRow, 'columns' | 'constants' | 'values'>,
  { cells, mended }: Pick<ImportRowRecord, 'cells' | 'mended'>,
): Record<string, string> {
  const read = columns.flatMap(({ head, field, unit = null }, at) => {
    if (field === null) return [];
    const text = withUnit(head, meantText(cells[at] ?? '', values[field]));
    return [[field, inYuan(text, unitOf(unit, field, head))] as const];
  });
  return { ...constants, ...Object.fromEntries(read), ...mended };
}

/** The natural key of a row; empty if a part of it is missing. */
export const rowKey = (importer: Importer, sheet: ImportSheetRow, row: ImportRowRecord): string =>
  keyOf(importer, readCells(importer, cellsOf(sheet, row)).data);

export interface JudgedRow extends Judged<unknown> {
  row: ImportRowRecord;
  verdict: ImportVerdict;
}

function contextOf(db: Db, ctx: WriteContext, sheet: ImportSheetRow, importers: Importers): ImportContext {
  return {
    ...ctx,
    async planned(kind, keys, field) {
      if (keys.length === 0) return new Map();
      const importer = importers.of(kind);
      const found = await listPlanned(db, sheet.runId, kind, { keys, field });
      return new Map(
        found.map(({ row, sheet: of }) => {
          const { data } = readCells(importer, cellsOf(of, row));
          return [field === undefined ? row.key : naturalKey(data[field]), data];
        }),
      );
    },
  };
}

function verdictOf(
  row: ImportRowRecord,
  { faults, doubts = [], present, changes = [] }: Judged<unknown>,
): ImportVerdict {
  if (row.isSkipped) return 'SKIPPED';
  if (faults.length > 0) return 'FAULT';
  if (doubts.length > 0 && !row.isAccepted) return 'DOUBTFUL';
  if (!present) return 'NEW';
  return changes.length > 0 ? 'CHANGED' : 'SAME';
}

/** What is wrong with a row apart from its own cells: a key that stands above already, or a failed write. */
function rowFaults(importer: Importer, row: ImportRowRecord, first: number | undefined): CellFault[] {
  const field = importer.keys.at(-1) ?? '';
  const twice =
    first !== undefined && first < row.line ? [{ field, text: m.import_fault_twice({ line: first }) }] : [];
  return row.status === 'FAILED' ? [...twice, { field, text: m.import_fault_failed() }] : twice;
}

/** Judges rows of one sheet, worded in the reader's language. It reads only. */
export async function judgeRows(
  db: Db,
  ctx: WriteContext,
  importers: Importers,
  sheet: ImportSheetRow,
  rows: readonly ImportRowRecord[],
): Promise<JudgedRow[]> {
  if (rows.length === 0) return [];
  const importer = importers.of(sheet.kind);
  const read = rows.map((row) => readCells(importer, cellsOf(sheet, row)));
  const keys = [...new Set(rows.flatMap(({ key }) => (key === '' ? [] : [key])))];
  const [judged, firsts] = await Promise.all([
    importer.check(
      db,
      contextOf(db, ctx, sheet, importers),
      rows.map(({ line }, at) => ({ line, data: read[at]?.data ?? {} })),
    ),
    keys.length > 0 ? firstLines(db, sheet.id, keys) : new Map<string, number>(),
  ]);
  return rows.map((row, at) => {
    const found = judged[at] ?? { faults: [], content: null };
    const cellFaults = read[at]?.faults ?? [];
    // A cell that can't be read is not missing as well.
    const others = found.faults.filter(({ field }) => !cellFaults.some((fault) => fault.field === field));
    const faults = [...cellFaults, ...others, ...rowFaults(importer, row, firsts.get(row.key))];
    const all = { ...found, faults, content: faults.length > 0 ? null : found.content };
    return { ...all, row, verdict: verdictOf(row, all) };
  });
}
