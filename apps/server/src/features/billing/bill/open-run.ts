import { runTransitions } from '@portal/contract/billing/terms';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { JobDeps } from '../../../feature/feature.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { askForJob } from '../../../platform/jobs/ask-for-job.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { awaitsDeposit } from '../../lease/lease.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { countSources } from '../charge/look-at.ts';
import { feeItems } from '../meter/meter.table.ts';
import { periodOf } from '../meter/periods.ts';
import { type BillRunRow, billRuns, bills, runExceptions } from './bill.table.ts';
import { depositsBy } from './draft-bills.ts';

/** The job that processes billing runs; it also runs every minute to resume runs left by a killed server. */
export const runJob = 'billing.run-bills';

async function countAll(tx: Db, { feeCodes, period }: Pick<BillRunRow, 'feeCodes' | 'period'>) {
  let total = 0;
  for (const code of feeCodes) total += await countSources(tx, code, period);
  return total;
}

/** Starts a run in the background; returns null if the month already has an open run. */
export async function openRun(
  tx: Db,
  ctx: WriteContext,
  run: Pick<BillRunRow, 'feeCodes' | 'period'>,
): Promise<string | null> {
  const id = ulid(ctx.now.getTime());
  const written = await tx
    .insert(billRuns)
    .values({
      ...run,
      id,
      status: 'RUNNING',
      total: await countAll(tx, run),
      createdAt: ctx.now,
      createdBy: ctx.actor?.userId ?? null,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: billRuns.id });
  if (written.length === 0) return null;
  await writeLog(tx, ctx, { event: 'billRun.start', entity: 'billRun', entityId: id, after: run });
  await askForJob(tx, runJob, {});
  return id;
}

/** Resets a locked run to process everything from the start; its drafts stay. */
export async function lookAgain(tx: Db, run: BillRunRow) {
  await tx.delete(runExceptions).where(eq(runExceptions.runId, run.id));
  return { done: 0, feeAt: 0, sourceAt: '', total: await countAll(tx, run) };
}

/** Contracts whose deposit was never billed; discarded deposit bills are left to the finance office. */
const isUnbilled = (tx: Db, period: string) =>
  and(
    awaitsDeposit(depositsBy(period)),
    notExists(
      tx
        .select({ id: bills.id })
        .from(bills)
        .where(
          and(
            eq(bills.enterpriseId, contracts.enterpriseId),
            eq(bills.period, sql`to_char(${contracts.from}, 'YYYY-MM')`),
            eq(bills.sourceId, contracts.id),
            eq(bills.feeCode, 'DEPOSIT'),
          ),
        ),
    ),
  );

/**
 * Drafts the deposits of upcoming contracts in a run of the system's own, which the finance office reviews and issues.
 * Idempotent.
 */
export async function draftDeposits(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const period = periodOf(ctx.now);
  await inTransaction(ctx.db, async (tx) => {
    const isBilled = and(eq(feeItems.code, 'DEPOSIT'), eq(feeItems.enabled, true));
    if ((await tx.$count(feeItems, isBilled)) === 0) return;
    if ((await tx.$count(contracts, isUnbilled(tx, period))) === 0) return;
    const [open] = await tx
      .select()
      .from(billRuns)
      .where(
        and(
          eq(billRuns.period, period),
          isNull(billRuns.createdBy),
          inArray(billRuns.status, ['RUNNING', 'READY', 'ISSUING']),
        ),
      )
      .for('update');
    if (!open) await openRun(tx, ctx, { period, feeCodes: ['DEPOSIT'] });
    // A run in progress has to finish first.
    if (open?.status !== 'READY') return;
    await moveState(tx, ctx, billRuns, open, {
      entity: 'billRun',
      event: 'again',
      set: { ...(await lookAgain(tx, open)), status: nextState(runTransitions, open.status, 'again') },
      logged: ({ status }) => ({ status }),
    });
    await askForJob(tx, runJob, {});
  });
}
