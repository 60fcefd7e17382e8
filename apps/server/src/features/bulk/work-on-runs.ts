import { bulkLifecycle, bulkLimits } from '@portal/contract/bulk/terms';
import { paths } from '@portal/contract/paths';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { BulkAct, BulkTarget } from '../../feature/bulk-act.ts';
import type { AllJobDeps } from '../../feature/feature.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { eachRow } from '../../platform/database/failed-rows.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { CallAs } from '../../platform/http/call-as.ts';
import { systemContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { findOperator } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { actOf, countsOf, listWorking, lockNext } from './bulk.queries.ts';
import { type BulkRowRecord, type BulkRunRecord, bulkRows, bulkRuns } from './bulk.table.ts';
import type { BulkActs } from './bulk-acts.ts';
import { codeOfRefusal } from './bulk-reasons.ts';

/** What the job needs; the call that it makes for a row has all services of the server. */
type BulkJobDeps = Pick<AllJobDeps, 'database' | 'clock' | 'invoicing' | 'callAs'>;

interface Step {
  deps: BulkJobDeps;
  acts: BulkActs;
  run: BulkRunRecord;
  act: BulkAct;
  /** Who had it run, with the rights they have now; null once they can't log in. */
  actor: Actor | null;
}

/** What became of a row: its new state, why it was left, its version since. */
interface Outcome {
  row: BulkRowRecord;
  status: BulkRowRecord['status'];
  reason: string | null;
  entityVersion: number;
}

const left = (row: BulkRowRecord, status: 'FAILED' | 'KEPT', reason: string): Outcome => ({
  row,
  status,
  reason,
  entityVersion: row.entityVersion,
});

const lookBy = ({ deps, acts, run }: Step, actor: Actor) =>
  acts.lookOf({ actor, now: deps.clock.now(), invoicing: deps.invoicing }, run.values);

/** Calls the single act in the name of who had it run, within the row's transaction. */
function callFor(tx: Db, { deps, run }: Step, actor: Actor, ...call: [Parameters<CallAs>[1], unknown]) {
  const { ip = '', userAgent = '' } = run.actingFor ?? {};
  return deps.callAs({ actor, ip, userAgent, db: tx, bulkRun: run.no }, ...call);
}

/** Why a previewed row is no longer to be done; null if it is. */
function barOf(row: BulkRowRecord, target: BulkTarget | undefined): string | null {
  if (!target) return 'gone';
  return target.version === row.entityVersion ? target.barred : 'changed';
}

/** The act for the rows of a group: those that are as previewed. */
async function carryOut(
  tx: Db,
  step: Step,
  actor: Actor,
  rows: readonly BulkRowRecord[],
): Promise<Outcome[]> {
  const { act, run } = step;
  const ids = rows.map(({ entityId }) => entityId);
  const find = async () =>
    new Map((await act.look(tx, ids, lookBy(step, actor))).map((target) => [target.id, target]));
  const before = await find();
  const isGood = (row: BulkRowRecord) => barOf(row, before.get(row.entityId)) === null;
  const good = rows.filter(isGood).flatMap(({ entityId }) => before.get(entityId) ?? []);
  const [first] = good;
  if (first) await callFor(tx, step, actor, act.call, act.input(first, run.values, good));
  const after = first ? await find() : before;
  return rows.map((row) => {
    const reason = barOf(row, before.get(row.entityId));
    if (reason !== null) return left(row, 'FAILED', reason);
    const { version = row.entityVersion } = after.get(row.entityId) ?? {};
    return { row, status: 'DONE', reason: null, entityVersion: version };
  });
}

/** The way back for a row that is as the act left it. */
async function takeBack(
  tx: Db,
  step: Step,
  actor: Actor,
  rows: readonly BulkRowRecord[],
): Promise<Outcome[]> {
  const { act, run } = step;
  const [row] = rows;
  if (!row || !act.undo) return [];
  const [target] = await act.look(tx, [row.entityId], lookBy(step, actor));
  if (!target) return [left(row, 'KEPT', 'gone')];
  if (target.version !== row.entityVersion) return [left(row, 'KEPT', 'changedSince')];
  await callFor(tx, step, actor, act.undo.call, act.undo.input(target, run.values, [target]));
  return [{ row, status: 'UNDONE', reason: null, entityVersion: row.entityVersion }];
}

const steps = {
  RUNNING: { from: 'OPEN', take: carryOut, leaves: 'FAILED', finish: 'finish' },
  UNDOING: { from: 'DONE', take: takeBack, leaves: 'KEPT', finish: 'undone' },
} as const;
type Working = keyof typeof steps;

const isWorking = (status: string): status is Working => status in steps;

/** Does what a row asks for in a savepoint; a refusal leaves the row with why, and the others go on. */
async function attempt(
  tx: Db,
  step: Step,
  rows: readonly BulkRowRecord[],
  status: Working,
): Promise<Outcome[]> {
  const { take, leaves } = steps[status];
  const { actor } = step;
  if (!actor) return rows.map((row) => left(row, leaves, 'right'));
  try {
    return await inTransaction(tx, (inner) => take(inner, step, actor, rows));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return rows.map((row) => left(row, leaves, codeOfRefusal(error)));
  }
}

/** Locks the run for a row; null if it has been stopped in the meantime. */
async function lockStep(tx: Db, run: BulkRunRecord): Promise<BulkRunRecord | null> {
  const [now] = await tx
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, run.id), eq(bulkRuns.status, run.status)))
    .for('update');
  return now ?? null;
}

/**
 * Takes the next rows that are one act: the act, its log row and what became of the rows are one transaction, so a
 * killed server leaves whole rows and nothing is done twice. False when there are none left.
 */
const takeNext = (step: Step, status: Working): Promise<boolean> =>
  inTransaction(step.deps.database.db, async (tx) => {
    const { run } = step;
    if (!(await lockStep(tx, run))) return false;
    const rows = await lockNext(tx, run.id, steps[status].from);
    if (rows.length === 0) return false;
    for (const { row, ...set } of await attempt(tx, step, rows, status))
      await tx
        .update(bulkRows)
        .set(set)
        .where(and(eq(bulkRows.runId, run.id), eq(bulkRows.position, row.position)));
    await tx
      .update(bulkRuns)
      .set({ doneRows: sql`${bulkRuns.doneRows} + ${rows.length}` })
      .where(eq(bulkRuns.id, run.id));
    return true;
  });

/** Ends the step, and notifies who had it run. */
async function finish({ deps, run }: Step, status: Working): Promise<void> {
  const ctx = systemContext(deps);
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockStep(tx, run);
    if (!locked) return;
    const event = steps[status].finish;
    const to = nextState(bulkLifecycle.transitions, locked.status, event);
    await updateVersion(tx, ctx, bulkRuns, run.id, { status: to, doneAt: ctx.now });
    const counts = await countsOf(tx, run.id);
    await writeLog(tx, ctx, {
      event: `bulkRun.${event}`,
      entity: 'bulkRun',
      entityId: run.id,
      before: { status: locked.status },
      after: { status: to, kind: run.kind, totalRows: locked.totalRows },
    });
    if (event === 'finish')
      await sendMessage(tx, {
        eventCode: 'BULK_DONE',
        userIds: run.actingFor ? [run.actingFor.userId] : [],
        params: { kind: run.kind, done: counts.DONE, left: counts.FAILED },
        link: paths.manageBulk({ run: run.id }),
        now: ctx.now,
      });
  });
}

/** Takes a run through its step, row by row; a run that was killed goes on after its last row. */
async function workOn(deps: BulkJobDeps, acts: BulkActs, id: string): Promise<void> {
  const { db } = deps.database;
  const [run] = await db.select().from(bulkRuns).where(eq(bulkRuns.id, id));
  if (!run || !isWorking(run.status)) return;
  const actor = run.actingFor && (await findOperator(db, run.actingFor.userId, deps.clock.now()));
  const step: Step = { deps, acts, run, act: actOf(acts, run), actor };
  while (await takeNext(step, run.status));
  await finish(step, run.status);
}

/** Forgets previews that nobody started. */
const forgetPreviews = (db: Db, now: Date) =>
  db
    .delete(bulkRuns)
    .where(
      and(
        inArray(bulkRuns.status, ['PREPARED']),
        lt(bulkRuns.createdAt, new Date(now.getTime() - bulkLimits.undoHours * 3_600_000)),
      ),
    );

/** Carries out and takes back what waits for it. */
export async function workOnRuns(deps: BulkJobDeps, acts: BulkActs): Promise<void> {
  const { db } = deps.database;
  await forgetPreviews(db, deps.clock.now());
  await eachRow(
    await listWorking(db),
    (id) => id,
    (id) => workOn(deps, acts, id),
  );
}
