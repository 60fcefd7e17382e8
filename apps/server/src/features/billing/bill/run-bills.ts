import { paths } from '@portal/contract/paths';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { JobDeps } from '../../../feature/feature.ts';
import { nextBusinessNumbers } from '../../../platform/business-number.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { sendMessage } from '../../message/message.public.ts';
import { lookAt } from '../charge/look-at.ts';
import { payersOf } from '../payers.ts';
import { type BillRunRow, billRuns, bills, runExceptions } from './bill.table.ts';
import type { Draft, Looked } from './draft-bills.ts';
import { dueDateOf, readDaysOff } from './due-date.ts';
import { aheadOf } from './open-run.ts';

/** Sources or bills processed per transaction; this is the most work lost when the server is killed. */
const batch = 500;

/** Without what was issued and is void since, by a write-off or an objection: it is not billed again. */
async function withoutVoid(tx: Db, { period }: BillRunRow, drafts: readonly Draft[]): Promise<Draft[]> {
  const keyOf = (bill: Pick<Draft, 'sourceId' | 'feeCode'> & { period?: string }) =>
    `${bill.sourceId} ${bill.feeCode} ${bill.period ?? period}`;
  const ids = drafts.map(({ sourceId }) => sourceId);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ sourceId: bills.sourceId, feeCode: bills.feeCode, period: bills.period })
          .from(bills)
          .where(and(inArray(bills.sourceId, ids), eq(bills.status, 'VOID'), isNotNull(bills.issueDate)));
  const gone = new Set(rows.map(keyOf));
  return drafts.filter((draft) => !gone.has(keyOf(draft)));
}

async function enterDrafts(tx: Db, run: BillRunRow, looked: Looked, now: Date): Promise<void> {
  const { doubts } = looked;
  const drafts = await withoutVoid(tx, run, looked.drafts);
  const numbers = await nextBusinessNumbers(tx, 'ZD', now, drafts.length);
  const rows = drafts.map((draft, at) => ({
    period: run.period,
    ...draft,
    id: orderedId(now.getTime()),
    no: numbers[at] ?? '',
    runId: run.id,
    status: 'DRAFT' as const,
    createdAt: now,
    createdBy: run.createdBy,
    updatedAt: now,
  }));
  const written: { id: string; sourceId: string }[] = [];
  // Charges that were entered late can bring many months of a contract, more than one statement has parameters for.
  for (let at = 0; at < rows.length; at += batch)
    written.push(
      ...(await tx
        .insert(bills)
        .values(rows.slice(at, at + batch))
        // Existing bills stay as they are, which makes a run repeatable.
        .onConflictDoNothing({
          target: [bills.sourceId, bills.feeCode, bills.period],
          where: sql`status <> 'VOID'`,
        })
        .returning({ id: bills.id, sourceId: bills.sourceId })),
    );
  const billOf = new Map(written.map(({ id, sourceId }) => [sourceId, id]));
  if (doubts.length === 0) return;
  await tx
    .insert(runExceptions)
    .values(
      doubts.map((doubt) => ({
        ...doubt,
        id: ulid(now.getTime()),
        runId: run.id,
        billId: billOf.get(doubt.sourceId) ?? null,
      })),
    )
    .onConflictDoNothing();
}

/** Locks an open run in the given state; undefined if it has left that state or another server is working on it. */
async function lockRun(tx: Db, id: string, status: BillRunRow['status']): Promise<BillRunRow | undefined> {
  const [run] = await tx
    .select()
    .from(billRuns)
    .where(and(eq(billRuns.id, id), eq(billRuns.status, status)))
    .for('update');
  return run;
}

const move = (tx: Db, id: string, now: Date, set: Partial<BillRunRow>) =>
  tx
    .update(billRuns)
    .set({ ...set, updatedAt: now, version: sql`${billRuns.version} + 1` })
    .where(eq(billRuns.id, id));

/** Drafts one batch of a run and saves its progress in the same transaction; false when none are left. */
const draftBatch = (deps: JobDeps, id: string): Promise<boolean> =>
  inTransaction(deps.database.db, async (tx) => {
    const ctx = systemContext(deps);
    const run = await lockRun(tx, id, 'RUNNING');
    if (!run) return false;
    const feeCode = run.feeCodes[run.feeAt];
    if (!feeCode) {
      await move(tx, id, ctx.now, { status: 'READY', done: run.total });
      await writeLog(tx, ctx, {
        event: 'billRun.finish',
        entity: 'billRun',
        entityId: id,
        before: { status: 'RUNNING' },
        after: { status: 'READY' },
      });
      return false;
    }
    const ahead = aheadOf(run, chinaDayOf(ctx.now));
    const found = await lookAt(tx, feeCode, run.period, run.sourceAt, batch, ahead);
    await enterDrafts(tx, run, found, ctx.now);
    const place =
      found.last === undefined ? { feeAt: run.feeAt + 1, sourceAt: '' } : { sourceAt: found.last };
    await move(tx, id, ctx.now, { ...place, done: run.done + found.looked });
    return true;
  });

/** Issues drafts that are due on the same day. */
async function issueDue(
  tx: Db,
  now: Date,
  period: string,
  issueDate: string,
  dueDate: string,
  drafts: readonly { id: string; enterpriseId: string }[],
): Promise<void> {
  const ids = drafts.map(({ id }) => id);
  await tx
    .update(bills)
    .set({ status: 'UNPAID', issueDate, dueDate, updatedAt: now, version: sql`${bills.version} + 1` })
    .where(inArray(bills.id, ids));
  await sendMessage(tx, {
    eventCode: 'BILL_ISSUED',
    params: { period, day: dueDate },
    userIds: await payersOf(tx, [...new Set(drafts.map(({ enterpriseId }) => enterpriseId))]),
    link: paths.costQuery(),
    now,
  });
}

/** Issues one batch of a run's drafts and notifies the payers; false when none are left. */
const issueBatch = (deps: JobDeps, id: string): Promise<boolean> =>
  inTransaction(deps.database.db, async (tx) => {
    const ctx = systemContext(deps);
    const run = await lockRun(tx, id, 'ISSUING');
    if (!run) return false;
    const today = chinaDayOf(ctx.now);
    const some = await tx
      .select({
        id: bills.id,
        enterpriseId: bills.enterpriseId,
        period: bills.period,
        dueDay: bills.dueDay,
        dueDays: bills.dueDays,
      })
      .from(bills)
      .where(and(eq(bills.runId, id), eq(bills.status, 'DRAFT')))
      .orderBy(asc(bills.id))
      .limit(batch)
      .for('update');
    const off = await readDaysOff(tx);
    const byDue = Map.groupBy(some, (bill) => dueDateOf(bill, bill.period, today, off));
    for (const [dueDate, due] of byDue) await issueDue(tx, ctx.now, run.period, today, dueDate, due);
    await move(tx, id, ctx.now, { done: run.done + some.length });
    if (some.length > 0) return true;
    await move(tx, id, ctx.now, { status: 'ISSUED' });
    await writeLog(tx, ctx, {
      event: 'billRun.finish',
      entity: 'billRun',
      entityId: id,
      before: { status: 'ISSUING' },
      after: { status: 'ISSUED', bills: run.done },
    });
    return false;
  });

/**
 * Continues every run in progress from its saved position. If killed and restarted at any point, it neither bills twice
 * nor leaves anything out.
 */
export async function runBills(deps: JobDeps): Promise<void> {
  const open = await deps.database.db
    .select({ id: billRuns.id, status: billRuns.status })
    .from(billRuns)
    .where(inArray(billRuns.status, ['RUNNING', 'ISSUING']))
    .orderBy(asc(billRuns.createdAt));
  await eachRow(
    open,
    ({ id }) => id,
    async ({ id, status }) => {
      const step = status === 'RUNNING' ? draftBatch : issueBatch;
      while (await step(deps, id));
    },
  );
}
