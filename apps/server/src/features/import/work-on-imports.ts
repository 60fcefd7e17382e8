import { importLifecycle } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import type { Importer, Written } from '../../feature/importer.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { eachRow, isOfOneRow } from '../../platform/database/failed-rows.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { findOperator } from '../identity/user.public.ts';
import { listSheets, listWorking, listWritten, lockUnchecked, lockWritable } from './import.queries.ts';
import {
  type ImportRowRecord,
  type ImportRun,
  type ImportSheetRow,
  importRows,
  importRuns,
} from './import.table.ts';
import type { Importers } from './importers.ts';
import { type JudgedRow, judgeRows, rowKey } from './judge-rows.ts';

/** Rows of a transaction: short enough for others to pass, long enough to be fast. */
const batchRows = 500;

type Finish = 'checked' | 'written' | 'undone';

/** Import and line, as the log of a row names them. */
const originOf = ({ no }: ImportRun, { line }: Pick<ImportRowRecord, 'line'>): string => `${no}/${line}`;

/** Changes several rows of a sheet at once, each to values of its own. */
async function updateRows(
  tx: Db,
  sheetId: string,
  rows: readonly { line: number; verdict: string | null; key: string; status: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const lines = sql.param(rows.map(({ line }) => line));
  const keys = sql.param(rows.map(({ key }) => key));
  const verdicts = sql.param(rows.map(({ verdict }) => verdict));
  const states = sql.param(rows.map(({ status }) => status));
  await tx.execute(sql`
    update ${importRows} set key = given.key, verdict = given.verdict, status = given.status
    from unnest(${lines}::int[], ${keys}::text[], ${verdicts}::text[], ${states}::text[])
      as given (line, key, verdict, status)
    where ${importRows.sheetId} = ${sheetId} and ${importRows.line} = given.line`);
}

/** Judges locked rows and keeps their verdicts. */
export async function checkRows(
  tx: Db,
  ctx: WriteContext,
  importers: Importers,
  sheet: ImportSheetRow,
  rows: readonly ImportRowRecord[],
): Promise<JudgedRow[]> {
  const importer = importers.of(sheet.kind);
  const keyed = rows.map((row) => ({ ...row, key: rowKey(importer, sheet, row) }));
  // Their keys have to be known before rows are compared with each other.
  await updateRows(tx, sheet.id, keyed);
  const judged = await judgeRows(tx, ctx, importers, sheet, keyed);
  await updateRows(
    tx,
    sheet.id,
    judged.map(({ row, verdict }) => ({ ...row, verdict })),
  );
  return judged;
}

const writtenRows = async (
  tx: Db,
  sheetId: string,
  written: readonly { line: number; result: Written }[],
): Promise<void> => {
  if (written.length === 0) return;
  const results = sql.param(JSON.stringify(written.map(({ line, result }) => ({ line, ...result }))));
  await tx.execute(sql`
    update ${importRows} set status = 'WRITTEN', entity_id = given.id, entity_version = given.version,
      before = nullif(given.before, 'null'::jsonb)
    from jsonb_to_recordset(${results}::jsonb) as given (line int, id text, version int, before jsonb)
    where ${importRows.sheetId} = ${sheetId} and ${importRows.line} = given.line`);
};

interface Step {
  run: ImportRun;
  sheet: ImportSheetRow;
  importer: Importer;
  importers: Importers;
  ctx: WriteContext;
}

/** Writes locked rows: those that are still good. What has changed since the check stays behind with its new verdict. */
async function writeRows(
  tx: Db,
  { run, sheet, importer, importers, ctx }: Step,
  rows: readonly ImportRowRecord[],
) {
  const seen = await checkRows(tx, ctx, importers, sheet, rows);
  const present = seen.flatMap((row) => row.present ?? []);
  const versions = await importer.versions(
    tx,
    present.map(({ id }) => id),
  );
  const isStale = present.some(({ id, version }) => versions.get(id) !== version);
  const judged = isStale ? await checkRows(tx, ctx, importers, sheet, rows) : seen;
  const good = judged.filter(
    ({ verdict, content }) => content !== null && (verdict === 'NEW' || verdict === 'CHANGED'),
  );
  if (good.length === 0) return;
  const results = await importer.write(
    tx,
    ctx,
    good.map(({ row, content, present }) => ({
      content,
      present: present ?? null,
      origin: originOf(run, row),
    })),
  );
  await writtenRows(
    tx,
    sheet.id,
    good.flatMap(({ row }, at) => {
      const result = results[at];
      return result ? [{ line: row.line, result }] : [];
    }),
  );
}

/** Writes rows one by one, so that the one that fails does not hold up the others. */
async function writeApart(tx: Db, step: Step, rows: readonly ImportRowRecord[]): Promise<void> {
  for (const row of rows)
    try {
      await inTransaction(tx, (inner) => writeRows(inner, step, [row]));
    } catch (error) {
      if (!isOfOneRow(error)) throw error;
      await updateRows(tx, step.sheet.id, [{ ...row, verdict: 'FAULT', status: 'FAILED' }]);
    }
}

/** Locks the run for a batch; null if it has been taken out of this step in the meantime. */
async function lockStep(tx: Db, run: ImportRun): Promise<ImportRun | null> {
  const [now] = await tx
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.id, run.id), eq(importRuns.status, run.status)))
    .for('update');
  return now ?? null;
}

const advance = (tx: Db, { id }: ImportRun, rows: number) =>
  tx
    .update(importRuns)
    .set({ doneRows: sql`${importRuns.doneRows} + ${rows}` })
    .where(eq(importRuns.id, id));

/** Processes the next rows of a sheet in one transaction; false when there are none left. */
type Batch = (db: Db, step: Step) => Promise<boolean>;

async function inStep(db: Db, { run }: Step, take: (tx: Db) => Promise<number>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockStep(tx, run))) return false;
    const count = await take(tx);
    if (count > 0) await advance(tx, run, count);
    return count > 0;
  });
}

const checkBatch: Batch = (db, step) =>
  inStep(db, step, async (tx) => {
    const rows = await lockUnchecked(tx, step.sheet.id, batchRows);
    await checkRows(tx, step.ctx, step.importers, step.sheet, rows);
    return rows.length;
  });

const writeBatch: Batch = async (db, step) => {
  const write = (take: typeof writeRows) =>
    inStep(db, step, async (tx) => {
      const rows = await lockWritable(tx, step.sheet.id, batchRows);
      await take(tx, step, rows);
      return rows.length;
    });
  try {
    return await write(writeRows);
  } catch (error) {
    if (!isOfOneRow(error)) throw error;
    return write(writeApart);
  }
};

/** Rows that can't be undone, with the reasons: what was built upon them, or null where they were changed since. */
async function findKept(
  db: Db,
  { importer, importers }: Pick<Step, 'importer' | 'importers'>,
  rows: readonly ImportRowRecord[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const ids = rows.flatMap(({ entityId }) => entityId ?? []);
  const built = await importer.builtUpon(db, ids, importers.contributed);
  const versions = await importer.versions(db, ids);
  return new Map(
    rows.flatMap(({ line, entityId, entityVersion, before }) => {
      const reasons = before === null ? (built.get(entityId ?? '') ?? []) : [];
      const isChanged = versions.get(entityId ?? '') !== entityVersion;
      return reasons.length > 0 || isChanged ? [[line, reasons] as const] : [];
    }),
  );
}

const undoAll = (tx: Db, { run, importer, ctx }: Step, rows: readonly ImportRowRecord[]) =>
  importer.undo(
    tx,
    ctx,
    rows.map((row) => ({
      id: row.entityId ?? '',
      version: row.entityVersion ?? 0,
      before: row.before,
      origin: originOf(run, row),
    })),
  );

/** Undoes rows together or, if one of them fails, one by one; returns the lines of those that failed. */
async function undoSome(tx: Db, step: Step, rows: readonly ImportRowRecord[]): Promise<number[]> {
  const attempt = async (some: readonly ImportRowRecord[]) => {
    try {
      await inTransaction(tx, (inner) => undoAll(inner, step, some));
      return true;
    } catch (error) {
      if (!isOfOneRow(error)) throw error;
      return false;
    }
  };
  if (await attempt(rows)) return [];
  const failed: number[] = [];
  for (const row of rows) if (!(await attempt([row]))) failed.push(row.line);
  return failed;
}

/** Undoes the last written rows of a sheet that still are, and returns the rows with what keeps some of them. */
export async function undoRows(tx: Db, step: Step) {
  const { sheet } = step;
  const rows = await listWritten(tx, sheet.id, batchRows);
  const kept = new Map(await findKept(tx, step, rows));
  const undone = rows.filter(({ line }) => !kept.has(line));
  const failed = await undoSome(tx, step, undone);
  for (const line of failed) kept.set(line, [m.import_kept_records()]);
  const set = (status: 'UNDONE' | 'KEPT', lines: number[]) =>
    tx
      .update(importRows)
      .set({ status })
      .where(and(eq(importRows.sheetId, sheet.id), inArray(importRows.line, lines)));
  await set(
    'UNDONE',
    undone.flatMap(({ line }) => (kept.has(line) ? [] : [line])),
  );
  await set('KEPT', [...kept.keys()]);
  return { rows, kept };
}

const undoBatch: Batch = (db, step) => inStep(db, step, async (tx) => (await undoRows(tx, step)).rows.length);

const steps: Partial<Record<ImportRun['status'], { batch: Batch; finish: Finish; isBackward?: true }>> = {
  CHECKING: { batch: checkBatch, finish: 'checked' },
  WRITING: { batch: writeBatch, finish: 'written' },
  UNDOING: { batch: undoBatch, finish: 'undone', isBackward: true },
};

async function finish(db: Db, ctx: WriteContext, run: ImportRun, event: Finish): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockStep(tx, run);
    if (!locked) return;
    const status = nextState(importLifecycle.transitions, locked.status, event);
    const now = ctx.clock.now();
    const times = { checked: { checkedAt: now }, written: { writtenAt: now }, undone: {} }[event];
    await updateVersion(tx, ctx, importRuns, run.id, { ...times, status });
    await writeLog(tx, ctx, {
      event: `importRun.${event}`,
      entity: 'importRun',
      entityId: run.id,
      before: { status: locked.status },
      after: { status, totalRows: locked.totalRows },
    });
  });
}

/** Acts in the name of the operator who had it written, with the rights they have now. */
async function contextFor(deps: JobDeps, { actingFor }: ImportRun): Promise<WriteContext> {
  const ctx = systemContext(deps);
  const actor = actingFor && (await findOperator(ctx.db, actingFor.userId, ctx.now));
  return actor ? { ...ctx, ...actingFor, actor } : ctx;
}

/** Takes an import through its step, batch by batch; a run that was killed goes on after its last batch. */
export async function workOnImport(deps: JobDeps, importers: Importers, id: string): Promise<void> {
  const { db } = deps.database;
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  const step = run && steps[run.status];
  if (!run || !step) return;
  const ctx = await contextFor(deps, run);
  const sheets = await listSheets(db, id);
  const mayWrite = (sheet: ImportSheetRow) =>
    run.status === 'CHECKING' ||
    run.actingFor?.isWholePark ||
    importers.for(ctx.actor ?? { operatorRoles: [] }).some(({ kind }) => kind === sheet.kind);
  for (const sheet of step.isBackward ? sheets.toReversed() : sheets) {
    if (!mayWrite(sheet)) continue;
    const importer = importers.of(sheet.kind);
    while (await step.batch(db, { run, sheet, importer, importers, ctx: { ...ctx, now: deps.clock.now() } }));
  }
  await finish(db, ctx, run, step.finish);
}

/** Checks, writes and undoes what waits for it. */
export async function workOnImports(deps: JobDeps, importers: Importers): Promise<void> {
  await eachRow(
    await listWorking(deps.database.db),
    (id) => id,
    (id) => workOnImport(deps, importers, id),
  );
}
