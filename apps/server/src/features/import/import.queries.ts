import {
  type ImportKind,
  type ImportRowState,
  type ImportVerdict,
  importLifecycle,
  importRowStates,
  importVerdicts,
} from '@portal/contract/import/terms';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { naturalKeyIn } from '../../feature/natural-key.ts';
import { countTabs } from '../../platform/database/count-tabs.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  type ImportRowRecord,
  type ImportRun,
  type ImportSheetRow,
  importRows,
  importRuns,
  importSheets,
} from './import.table.ts';
import type { Importers } from './importers.ts';

/**
 * Imports of kinds that the caller may import only, and for administrators those of an archive of the park; others do
 * not exist for them.
 */
export const isVisible = (importers: Importers, actor: Actor): SQL => {
  const kinds = importers.for(actor).map(({ kind }) => kind);
  const isOne = sql`${importRuns.kinds} <@ ${sql.param(kinds)}::text[]`;
  return actor.operatorRoles.includes('OP_ADMIN')
    ? sql`(${isOne} or ${importRuns.actingFor} ->> 'isWholePark' = 'true')`
    : isOne;
};

export const listRuns = (
  db: Db,
  where: SQL,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<ImportRun[]> =>
  db
    .select()
    .from(importRuns)
    .where(where)
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** @throws {AppError} 500404 */
export async function getRun(db: Db, id: string, where: SQL): Promise<ImportRun> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, id), where));
  if (!run) throw notFound();
  return run;
}

/** @throws {AppError} 500404, 500409 */
export const lockRun = (
  tx: Db,
  seen: { id: string; version: number | undefined },
  where: SQL,
): Promise<ImportRun> => lockVersion(tx, importRuns, seen, where);

/** Ids of the imports that a job works on, oldest first. */
export async function listWorking(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(inArray(importRuns.status, importLifecycle.groups.working))
    .orderBy(asc(importRuns.id));
  return rows.map(({ id }) => id);
}

export const listSheets = (db: Db, runId: string): Promise<ImportSheetRow[]> =>
  db.select().from(importSheets).where(eq(importSheets.runId, runId)).orderBy(asc(importSheets.position));

/** @throws {AppError} 500404 */
export async function getSheet(db: Db, runId: string, sheetId: string): Promise<ImportSheetRow> {
  const sheet = (await listSheets(db, runId)).find(({ id }) => id === sheetId);
  if (!sheet) throw notFound();
  return sheet;
}

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** How the rows of sheets were judged, and what became of them. */
export interface SheetCounts {
  rows: number;
  verdicts: Record<ImportVerdict, number>;
  states: Record<ImportRowState, number>;
  created: number;
  changed: number;
}

export const noCounts = (): SheetCounts => ({
  rows: 0,
  verdicts: zeros(importVerdicts),
  states: zeros(importRowStates),
  created: 0,
  changed: 0,
});

export async function countRows(
  db: Db,
  sheetIds: readonly string[],
): Promise<ReadonlyMap<string, SheetCounts>> {
  const { sheetId, verdict, status, before } = importRows;
  const rows = await db
    .select({
      sheetId,
      verdict,
      status,
      isNew: sql<boolean>`${before} is null`,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(importRows)
    .where(inArray(sheetId, [...sheetIds]))
    .groupBy(sheetId, verdict, status, sql`${before} is null`);
  const counts = new Map(sheetIds.map((id) => [id, noCounts()]));
  for (const row of rows) {
    const of = counts.get(row.sheetId) ?? noCounts();
    of.rows += row.count;
    if (row.verdict) of.verdicts[row.verdict] += row.count;
    of.states[row.status] += row.count;
    if (row.status !== 'OPEN' && row.status !== 'FAILED') of[row.isNew ? 'created' : 'changed'] += row.count;
  }
  return counts;
}

export function sumCounts(all: Iterable<SheetCounts>): SheetCounts {
  const sum = noCounts();
  for (const one of all) {
    sum.rows += one.rows;
    sum.created += one.created;
    sum.changed += one.changed;
    for (const verdict of importVerdicts) sum.verdicts[verdict] += one.verdicts[verdict];
    for (const state of importRowStates) sum.states[state] += one.states[state];
  }
  return sum;
}

type RowTab = 'LOOK' | ImportVerdict;
const rowTabs: readonly RowTab[] = ['LOOK', ...importVerdicts];

const isInTab = (tab: RowTab | undefined): SQL | undefined => {
  if (tab === undefined) return undefined;
  return tab === 'LOOK' ? inArray(importRows.verdict, ['FAULT', 'DOUBTFUL']) : eq(importRows.verdict, tab);
};

export const listRows = (
  db: Db,
  {
    sheetId,
    tab,
    pageNo,
    pageSize,
  }: { sheetId: string; tab?: RowTab | undefined; pageNo: number; pageSize: number },
): Promise<ImportRowRecord[]> =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.sheetId, sheetId), isInTab(tab)))
    .orderBy(asc(importRows.line))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countRowTabs = (db: Db, sheetId: string) =>
  countTabs(rowTabs, isInTab, (columns) =>
    db.select(columns).from(importRows).where(eq(importRows.sheetId, sheetId)),
  );

const sampleSize = 5;

/** Some of the rows that would be written, drawn by chance, in the order of the sheet. */
export async function drawSamples(db: Db, sheetId: string): Promise<ImportRowRecord[]> {
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.sheetId, sheetId), inArray(importRows.verdict, ['NEW', 'CHANGED'])))
    .orderBy(sql`random()`)
    .limit(sampleSize);
  return rows.toSorted((one, other) => one.line - other.line);
}

/** Locks the next rows to check. */
export const lockUnchecked = (tx: Db, sheetId: string, limit: number): Promise<ImportRowRecord[]> =>
  tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.sheetId, sheetId), isNull(importRows.verdict)))
    .orderBy(asc(importRows.line))
    .limit(limit)
    .for('update');

/** Locks the next rows to write: the good ones that are not written. */
export const lockWritable = (tx: Db, sheetId: string, limit: number): Promise<ImportRowRecord[]> =>
  tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.sheetId, sheetId),
        eq(importRows.status, 'OPEN'),
        inArray(importRows.verdict, ['NEW', 'CHANGED']),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(limit)
    .for('update');

/** The last rows that are written, in reverse order. */
export const listWritten = (tx: Db, sheetId: string, limit: number): Promise<ImportRowRecord[]> =>
  tx
    .select()
    .from(importRows)
    .where(
      and(eq(importRows.sheetId, sheetId), eq(importRows.status, 'WRITTEN'), isNotNull(importRows.entityId)),
    )
    .orderBy(desc(importRows.line))
    .limit(limit);

/** Rows that are neither written nor the same as what exists. */
export const listRest = (
  db: Db,
  sheetId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<ImportRowRecord[]> =>
  db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.sheetId, sheetId),
        inArray(importRows.status, ['OPEN', 'FAILED']),
        sql`${importRows.verdict} is distinct from 'SAME'`,
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** Line of the first row with each key, among rows that are not left out. */
export async function firstLines(
  db: Db,
  sheetId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: importRows.key, line: sql<number>`min(${importRows.line})`.mapWith(Number) })
    .from(importRows)
    .where(
      and(
        eq(importRows.sheetId, sheetId),
        eq(importRows.isSkipped, false),
        inArray(importRows.key, [...keys]),
      ),
    )
    .groupBy(importRows.key);
  return new Map(rows.map(({ key, line }) => [key, line]));
}

/** The value of a field in the rows of a sheet, as a natural key. */
const fieldKey = ({ columns }: ImportSheetRow, field: string): SQL => {
  const at = columns.findIndex((column) => column.field === field);
  return naturalKeyIn(sql`coalesce(${importRows.mended} ->> ${field}, ${importRows.cells}[${at + 1}::int])`);
};

/** Rows of sheets whose natural key, or whose field, is one of these. */
const isNamed = (
  sheets: readonly ImportSheetRow[],
  keys: readonly string[],
  field?: string,
): SQL | undefined =>
  field === undefined
    ? inArray(importRows.key, [...keys])
    : or(
        ...sheets.map((sheet) =>
          and(eq(importRows.sheetId, sheet.id), inArray(fieldKey(sheet, field), [...keys])),
        ),
      );

/** Good rows of a kind in the same import, by natural key or by a field. */
export async function listPlanned(
  db: Db,
  runId: string,
  kind: ImportKind,
  { keys, field }: { keys: readonly string[]; field?: string | undefined },
): Promise<{ row: ImportRowRecord; sheet: ImportSheetRow }[]> {
  const sheets = (await listSheets(db, runId)).filter((sheet) => sheet.kind === kind);
  if (sheets.length === 0) return [];
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  const rows = await db
    .select()
    .from(importRows)
    .where(
      and(
        inArray(importRows.sheetId, [...byId.keys()]),
        isNamed(sheets, keys, field),
        inArray(importRows.verdict, ['NEW', 'CHANGED', 'SAME']),
        eq(importRows.status, 'OPEN'),
      ),
    );
  return rows.flatMap((row) => {
    const sheet = byId.get(row.sheetId);
    return sheet ? [{ row, sheet }] : [];
  });
}
