import type { bulkOperate } from '@portal/contract/bulk/bulk';
import { bulkLifecycle } from '@portal/contract/bulk/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { BulkAct } from '../../feature/bulk-act.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { mover } from '../../platform/workflow/mover.ts';
import { bulkJob } from './bulk.job.ts';
import { actOf, countsOf, isVisible, type RowCounts } from './bulk.queries.ts';
import { type BulkRunRecord, bulkRows, bulkRuns } from './bulk.table.ts';
import { actionsOf, undoUntil, viewRun } from './bulk.view.ts';
import type { BulkActs } from './bulk-acts.ts';
import { lookInBatches } from './look-in-batches.ts';

type Event = InputOf<typeof bulkOperate>['event'];

const moveRun = mover(bulkLifecycle, bulkRuns, ({ status, kind, totalRows }) => ({
  status,
  kind,
  totalRows,
}));

/** @throws {AppError} 500012 for an event that does not fit: nothing to do, too late, no way back */
function requirePossible(run: BulkRunRecord, event: Event, counts: RowCounts, act: BulkAct, now: Date): void {
  if (actionsOf(run, counts, act.undo !== undefined, now).includes(event)) return;
  const isLate = event === 'undo' && now.getTime() >= (undoUntil(run) ?? Number.POSITIVE_INFINITY);
  const isEmpty = event === 'start' && run.status === 'PREPARED';
  const retMsg = isLate ? m.bulk_refusal_late() : isEmpty ? m.bulk_refusal_none() : undefined;
  throw new AppError(retCodes.TRANSITION_REFUSED, retMsg === undefined ? {} : { retMsg });
}

/** Opens what failed again, in the version it has now; what still can't be done stays, with why. */
async function openFailed(tx: Db, ctx: Context, acts: BulkActs, run: BulkRunRecord): Promise<number> {
  const act = actOf(acts, run);
  const failed = await tx
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.runId, run.id), eq(bulkRows.status, 'FAILED')));
  const ids = failed.map(({ entityId }) => entityId);
  const found = await lookInBatches(tx, act, ids, acts.lookOf(ctx, run.values));
  let opened = 0;
  for (const { entityId, position } of failed) {
    const target = found.get(entityId);
    const isOpen = target?.barred === null;
    if (isOpen) opened += 1;
    await tx
      .update(bulkRows)
      .set(
        isOpen
          ? { status: 'OPEN', reason: null, entityVersion: target.version }
          : { reason: target ? target.barred : 'gone' },
      )
      .where(and(eq(bulkRows.runId, run.id), eq(bulkRows.position, position)));
  }
  return opened;
}

/** Columns that an event changes besides the state. */
async function changesOf(tx: Db, ctx: Context, acts: BulkActs, run: BulkRunRecord, event: Event) {
  const actingFor = { userId: ctx.actor.userId, ip: ctx.ip, userAgent: ctx.userAgent };
  const begun = { actingFor, doneRows: 0, doneAt: null };
  if (event === 'stop') return { doneAt: ctx.now };
  if (event === 'retry') return { ...begun, totalRows: await openFailed(tx, ctx, acts, run) };
  const states = event === 'undo' ? (['DONE'] as const) : (['OPEN'] as const);
  const totalRows = await tx.$count(
    bulkRows,
    and(eq(bulkRows.runId, run.id), inArray(bulkRows.status, [...states])),
  );
  return { ...begun, totalRows };
}

/**
 * Has a run carried out or taken back in the background, or stops it after the row it is at.
 * @throws {AppError} 500404, 500409, 500012
 */
export async function operateRun(
  ctx: Context,
  acts: BulkActs,
  { id, event, version }: InputOf<typeof bulkOperate>,
): Promise<OutputOf<typeof bulkOperate>> {
  const run = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockVersion(tx, bulkRuns, { id, version }, isVisible(acts, ctx.actor));
    const act = actOf(acts, locked);
    requirePossible(locked, event, await countsOf(tx, id), act, ctx.now);
    const moved = await moveRun(tx, ctx, locked, {
      event,
      set: await changesOf(tx, ctx, acts, locked, event),
    });
    if (bulkLifecycle.groups.working.includes(moved.status)) await askForJob(tx, bulkJob, {});
    return moved;
  });
  return viewRun(ctx.db, ctx, acts, run);
}
