import { type BulkKind, type BulkRowState, bulkLifecycle, bulkRowStates } from '@portal/contract/bulk/terms';
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type BulkRowRecord, type BulkRunRecord, bulkRows, bulkRuns } from './bulk.table.ts';
import type { BulkActs } from './bulk-acts.ts';

/**
 * Runs of acts that the caller may run; a preview is its author's only, and so is a run for callers by custom roles,
 * which others may have run in other places.
 */
export const isVisible = (acts: BulkActs, actor: Actor): SQL =>
  and(
    inArray(bulkRuns.kind, acts.kindsFor(actor)),
    actor.operatorRoles.length === 0
      ? eq(bulkRuns.createdBy, actor.userId)
      : or(ne(bulkRuns.status, 'PREPARED'), eq(bulkRuns.createdBy, actor.userId)),
  ) as SQL;

/** Previews that were not started are not listed. */
export const isListed = (acts: BulkActs, actor: Actor): SQL =>
  and(isVisible(acts, actor), ne(bulkRuns.status, 'PREPARED')) as SQL;

export const listRuns = (
  db: Db,
  where: SQL,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<BulkRunRecord[]> =>
  db
    .select()
    .from(bulkRuns)
    .where(where)
    .orderBy(desc(bulkRuns.createdAt), desc(bulkRuns.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

/** @throws {AppError} 500404 */
export async function getRun(db: Db, id: string, where: SQL): Promise<BulkRunRecord> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, id), where));
  if (!run) throw notFound();
  return run;
}

/** Ids of the runs that the job works on, oldest first. */
export async function listWorking(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: bulkRuns.id })
    .from(bulkRuns)
    .where(inArray(bulkRuns.status, bulkLifecycle.groups.working))
    .orderBy(asc(bulkRuns.id));
  return rows.map(({ id }) => id);
}

export type RowCounts = Record<BulkRowState, number>;

const noRows = (): RowCounts =>
  Object.fromEntries(bulkRowStates.map((state) => [state, 0])) as Record<BulkRowState, number>;

export async function countRows(db: Db, runIds: readonly string[]): Promise<ReadonlyMap<string, RowCounts>> {
  const { runId, status } = bulkRows;
  const rows = await db
    .select({ runId, status, count: sql<number>`count(*)::int` })
    .from(bulkRows)
    .where(inArray(runId, [...runIds]))
    .groupBy(runId, status);
  const counts = new Map(runIds.map((id) => [id, noRows()]));
  for (const row of rows) {
    const of = counts.get(row.runId);
    if (of) of[row.status] = row.count;
  }
  return counts;
}

export const countsOf = async (db: Db, runId: string): Promise<RowCounts> =>
  (await countRows(db, [runId])).get(runId) ?? noRows();

const isOf = (runId: string, state: BulkRowState | undefined) =>
  and(eq(bulkRows.runId, runId), state && eq(bulkRows.status, state));

export const listRows = (
  db: Db,
  runId: string,
  { state, pageNo, pageSize }: { state?: BulkRowState | undefined; pageNo: number; pageSize: number },
): Promise<BulkRowRecord[]> =>
  db
    .select()
    .from(bulkRows)
    .where(isOf(runId, state))
    .orderBy(asc(bulkRows.position))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countStated = (db: Db, runId: string, state: BulkRowState | undefined): Promise<number> =>
  db.$count(bulkRows, isOf(runId, state));

const leftStates = ['BARRED', 'FAILED', 'KEPT', 'OPEN'] as const satisfies BulkRowState[];

/** Rows that were not done, in their order. */
export const listLeft = (db: Db, runId: string): Promise<BulkRowRecord[]> =>
  db
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), inArray(bulkRows.status, [...leftStates])))
    .orderBy(asc(bulkRows.position));

/** Why rows were left, most frequent first, each with its first rows. */
export const countReasons = (db: Db, runId: string) =>
  db
    .select({
      reason: sql<string>`${bulkRows.reason}`,
      count: sql<number>`count(*)::int`,
      firstIds: sql<string[]>`(array_agg(${bulkRows.entityId} order by ${bulkRows.position}))[1:3]`,
    })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), sql`${bulkRows.reason} is not null`))
    .groupBy(bulkRows.reason)
    .orderBy(sql`count(*) desc`, asc(bulkRows.reason));

/** Sum and groups of what is to be done or was done. */
export async function sumRows(db: Db, runId: string, states: readonly BulkRowState[]) {
  const [sum] = await db
    .select({
      fen: sql<number | null>`sum(${bulkRows.fen})::float8`,
      groups: sql<number>`count(distinct ${bulkRows.groupKey})::int`,
      rows: sql<number>`count(*)::int`,
    })
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, runId), inArray(bulkRows.status, [...states])));
  return sum ?? { fen: null, groups: 0, rows: 0 };
}

/** Locks the next rows that are one act; none when the step is over. */
export async function lockNext(tx: Db, runId: string, status: BulkRowState): Promise<BulkRowRecord[]> {
  const isIn = and(eq(bulkRows.runId, runId), eq(bulkRows.status, status));
  // What was done last is taken back first.
  const order = status === 'DONE' ? desc(bulkRows.position) : asc(bulkRows.position);
  const [next] = await tx.select().from(bulkRows).where(isIn).orderBy(order).limit(1).for('update');
  if (!next || status === 'DONE') return next ? [next] : [];
  return tx
    .select()
    .from(bulkRows)
    .where(and(isIn, eq(bulkRows.groupKey, next.groupKey)))
    .orderBy(asc(bulkRows.position))
    .for('update');
}

/** @throws {AppError} 500404 for a run of an act that the portal no longer knows */
export const actOf = (acts: BulkActs, { list, kind }: { list: string; kind: BulkKind }) =>
  acts.of(list, kind).act;
