import type { importOperate } from '@portal/contract/import/import';
import { importLifecycle } from '@portal/contract/import/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { mover } from '../../platform/workflow/mover.ts';
import { isSecond } from '../../platform/workflow/second-person.ts';
import { importJob } from './import.job.ts';
import { countRows, isVisible, listSheets, lockRun, type SheetCounts, sumCounts } from './import.queries.ts';
import { type ImportRun, importRuns } from './import.table.ts';
import { needsSecond, undoUntil, viewRun } from './import.view.ts';
import type { Importers } from './importers.ts';
import { notifyDeciders } from './notify-deciders.ts';

type Event = InputOf<typeof importOperate>['event'];

const moveRun = mover(importLifecycle, importRuns, ({ status, totalRows }) => ({ status, totalRows }));

/** @throws {AppError} 500012 for an event that does not fit: nothing to write, one person where two are needed, too late */
function requirePossible(
  importers: Importers,
  run: ImportRun,
  event: Event,
  counts: SheetCounts,
  ctx: Context,
): void {
  const refused = (retMsg?: string) =>
    new AppError(retCodes.TRANSITION_REFUSED, retMsg === undefined ? {} : { retMsg });
  const isTwo = needsSecond(importers, run);
  if ((event === 'write' && isTwo) || (event === 'propose' && !isTwo)) throw refused();
  const isWriting = event === 'write' || event === 'propose';
  if (isWriting && counts.verdicts.NEW + counts.verdicts.CHANGED === 0)
    throw refused(m.import_refusal_nothing());
  if (event === 'approve' && !isSecond(run.proposal, 'approve', ctx.actor.userId)) throw refused();
  if (event === 'undo' && ctx.now.getTime() >= (undoUntil(run) ?? 0)) throw refused(m.import_refusal_late());
}

/** Columns that an event changes besides the state. */
function changesOf(
  event: Event,
  counts: SheetCounts,
  { actor, now, ip, userAgent }: Context,
  before: ImportRun,
): Partial<ImportRun> {
  const actingFor = { ...before.actingFor, userId: actor.userId, ip, userAgent };
  const begun = { actingFor, doneRows: 0 };
  switch (event) {
    case 'propose':
      return { proposal: { event: 'approve', by: actor.userId, at: now.getTime(), reason: '' } };
    case 'return':
      return { proposal: null };
    case 'write':
    case 'approve':
      return { ...begun, startedAt: now, totalRows: counts.verdicts.NEW + counts.verdicts.CHANGED };
    case 'undo':
      return { ...begun, totalRows: counts.states.WRITTEN };
    case 'drop':
      return {};
  }
}

async function countRun(db: Db, run: ImportRun): Promise<SheetCounts> {
  const sheets = await listSheets(db, run.id);
  return sumCounts(
    (
      await countRows(
        db,
        sheets.map(({ id }) => id),
      )
    ).values(),
  );
}

/**
 * Has an import written or undone in the background, or drops it.
 * @throws {AppError} 500404, 500409, 500012
 */
export async function operateImport(
  ctx: Context,
  importers: Importers,
  { id, event, version }: InputOf<typeof importOperate>,
): Promise<OutputOf<typeof importOperate>> {
  const run = await inTransaction(ctx.db, async (tx) => {
    const locked = await lockRun(tx, { id, version }, isVisible(importers, ctx.actor));
    const counts = await countRun(tx, locked);
    requirePossible(importers, locked, event, counts, ctx);
    const moved = await moveRun(tx, ctx, locked, { event, set: changesOf(event, counts, ctx, locked) });
    if (event === 'propose') await notifyDeciders(tx, ctx, moved);
    if (importLifecycle.groups.working.includes(moved.status)) await askForJob(tx, importJob, {});
    return moved;
  });
  return viewRun(ctx.db, ctx, importers, run);
}
