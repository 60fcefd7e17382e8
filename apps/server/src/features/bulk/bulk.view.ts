import type { BulkRun, BulkRunRow } from '@portal/contract/bulk/bulk';
import {
  type bulkEvents,
  bulkKindNames,
  bulkLifecycle,
  bulkLimits,
  bulkRowStateNames,
} from '@portal/contract/bulk/terms';
import type { Db } from '../../platform/database/database.ts';
import { possibleEvents } from '../../platform/workflow/transitions.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { actOf, countReasons, countsOf, listRows, type RowCounts, sumRows } from './bulk.queries.ts';
import type { BulkRowRecord, BulkRunRecord } from './bulk.table.ts';
import type { BulkActs, Reading } from './bulk-acts.ts';
import { wordReason } from './bulk-reasons.ts';
import { lookInBatches } from './look-in-batches.ts';

/** Until when a run can be taken back; null if it is not done. */
export const undoUntil = ({ doneAt }: Pick<BulkRunRecord, 'doneAt'>): number | null =>
  doneAt === null ? null : doneAt.getTime() + bulkLimits.undoHours * 3_600_000;

export const viewRunRow = (
  run: BulkRunRecord,
  counts: RowCounts,
  names: ReadonlyMap<string, string>,
): BulkRunRow => ({
  runId: run.id,
  no: run.no,
  kind: run.kind,
  kindName: bulkKindNames[run.kind](),
  state: run.status,
  stateLabel: bulkLifecycle.labels[run.status](),
  counts,
  totalRows: run.totalRows,
  doneRows: run.doneRows,
  byName: names.get(run.createdBy ?? '') ?? '',
  createdAt: run.createdAt.getTime(),
  doneAt: run.doneAt?.getTime() ?? null,
});

/** What the caller, who may run the act, may do with the run now. */
export function actionsOf(run: BulkRunRecord, counts: RowCounts, hasUndo: boolean, now: Date) {
  return possibleEvents(bulkLifecycle.transitions, run.status).filter(
    (event): event is (typeof bulkEvents)[number] => {
      if (event === 'start') return counts.OPEN > 0;
      if (event === 'retry') return counts.FAILED > 0;
      if (event === 'undo') return hasUndo && counts.DONE > 0 && now.getTime() < (undoUntil(run) ?? 0);
      return event === 'stop';
    },
  );
}

const shownNames = 5;

/** A run with what it does or did, why rows are left, and what the caller may do. */
export async function viewRun(db: Db, ctx: Reading, acts: BulkActs, run: BulkRunRecord): Promise<BulkRun> {
  const act = actOf(acts, run);
  const counts = await countsOf(db, run.id);
  const isBefore = run.status === 'PREPARED' || run.status === 'RUNNING';
  const reasons = await countReasons(db, run.id);
  const first = await listRows(db, run.id, {
    state: isBefore ? 'OPEN' : 'DONE',
    pageNo: 1,
    pageSize: shownNames,
  });
  const sum = await sumRows(db, run.id, ['OPEN', 'DONE']);
  const ids = new Set([
    ...reasons.flatMap(({ firstIds }) => firstIds),
    ...first.map(({ entityId }) => entityId),
  ]);
  const found = await lookInBatches(db, act, [...ids], acts.lookOf(ctx, run.values));
  const nameOf = (id: string): string[] => {
    const name = found.get(id)?.name;
    return name === undefined ? [] : [name];
  };
  return {
    ...viewRunRow(run, counts, await namesOfUsers(db, [run.createdBy])),
    version: run.version,
    sumFen: sum.fen,
    groups: sum.groups === sum.rows ? null : sum.groups,
    firstNames: first.flatMap(({ entityId }) => nameOf(entityId)),
    reasons: reasons.map(({ reason, count, firstIds }) => ({
      text: wordReason(act, reason),
      count,
      names: firstIds.flatMap(nameOf),
    })),
    isUndoable: act.undo !== undefined,
    undoUntil: act.undo === undefined ? null : undoUntil(run),
    actions: actionsOf(run, counts, act.undo !== undefined, ctx.now),
  };
}

/** Rows with their names as they are now. */
export async function viewRows(
  db: Db,
  ctx: Reading,
  acts: BulkActs,
  run: BulkRunRecord,
  rows: readonly BulkRowRecord[],
) {
  const act = actOf(acts, run);
  const ids = rows.map(({ entityId }) => entityId);
  const found = await lookInBatches(db, act, ids, acts.lookOf(ctx, run.values));
  return rows.map(({ position, entityId, status, reason, fen }) => ({
    position,
    name: found.get(entityId)?.name ?? '',
    state: status,
    stateLabel: bulkRowStateNames[status](),
    fen,
    reason: wordReason(act, reason),
  }));
}
