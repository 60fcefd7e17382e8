import { type FeeCode, runTransitions } from '@portal/contract/billing/terms';
import { and, eq, inArray, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { JobDeps } from '../../../feature/feature.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { eachRow } from '../../../platform/database/failed-rows.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { askForJob } from '../../../platform/jobs/ask-for-job.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { awaitsDeposit, billedContracts, type ContractInForce } from '../../lease/lease.public.ts';
import { contracts } from '../../lease/lease.table.ts';
import { countSources } from '../charge/look-at.ts';
import { feeItems } from '../meter/meter.table.ts';
import { lastDayOfPeriod, movePeriod, periodOf } from '../meter/periods.ts';
import { daysBetween } from '../money/days-between.ts';
import { type BillRunRow, billRuns, bills, runExceptions } from './bill.table.ts';
import { linesOf } from './contract-lines.ts';
import { depositsBy } from './draft-bills.ts';

/** The job that processes billing runs; it also runs every minute to resume runs left by a killed server. */
export const runJob = 'billing.run-bills';

/** Fees of contracts that can be billed before their month. */
const aheadFees = ['RENT', 'PROPERTY'] as const;
type AheadFee = (typeof aheadFees)[number];

/** Longest time before its month that a contract is billed, in months. */
const aheadMonths = 3;

/**
 * The system's own runs bill rent and fixed fees of those contracts only that are billed before the month, as many days
 * as are left; undefined for a run of the finance office, which bills all.
 */
export const aheadOf = (
  { period, createdBy }: Pick<BillRunRow, 'period' | 'createdBy'>,
  today: string,
): number | undefined =>
  createdBy === null ? Math.max(daysBetween(today, `${period}-01`) - 1, 1) : undefined;

type Counted = Pick<BillRunRow, 'feeCodes' | 'period' | 'createdBy'>;

async function countAll(tx: Db, now: Date, run: Counted) {
  let total = 0;
  for (const code of run.feeCodes)
    total += await countSources(tx, code, run.period, aheadOf(run, chinaDayOf(now)));
  return total;
}

/** Starts a run in the background; returns null if the month already has an open run. */
export async function openRun(
  tx: Db,
  ctx: WriteContext,
  run: Pick<BillRunRow, 'feeCodes' | 'period'>,
): Promise<string | null> {
  const id = ulid(ctx.now.getTime());
  const createdBy = ctx.actor?.userId ?? null;
  const written = await tx
    .insert(billRuns)
    .values({
      ...run,
      id,
      status: 'RUNNING',
      total: await countAll(tx, ctx.now, { ...run, createdBy }),
      createdAt: ctx.now,
      createdBy,
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
export async function lookAgain(tx: Db, now: Date, run: BillRunRow) {
  await tx.delete(runExceptions).where(eq(runExceptions.runId, run.id));
  return { done: 0, feeAt: 0, sourceAt: '', total: await countAll(tx, now, run) };
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
 * Drafts fees in a run of the system's own, which the finance office reviews and issues: in the month's open run, or in
 * a new one. A run in progress has to finish first.
 */
async function draftBySystem(tx: Db, ctx: WriteContext, period: string, fees: readonly FeeCode[]) {
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
  if (!open) await openRun(tx, ctx, { period, feeCodes: [...fees] });
  if (open?.status !== 'READY') return;
  const run = { ...open, feeCodes: [...new Set([...open.feeCodes, ...fees])] };
  const again = await lookAgain(tx, ctx.now, run);
  await moveState(tx, ctx, billRuns, open, {
    entity: 'billRun',
    event: 'again',
    set: { ...again, feeCodes: run.feeCodes, status: nextState(runTransitions, open.status, 'again') },
    logged: ({ status }) => ({ status }),
  });
  await askForJob(tx, runJob, {});
}

/** Those of some fees that are billed at all. */
async function enabledOf<Code extends FeeCode>(tx: Db, fees: readonly Code[]): Promise<Code[]> {
  const rows = await tx
    .select({ code: feeItems.code })
    .from(feeItems)
    .where(and(inArray(feeItems.code, [...fees]), eq(feeItems.enabled, true)));
  return fees.filter((fee) => rows.some(({ code }) => code === fee));
}

/** Drafts the deposits of upcoming contracts. Idempotent. */
export async function draftDeposits(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const period = periodOf(ctx.now);
  await inTransaction(ctx.db, async (tx) => {
    const fees = await enabledOf(tx, ['DEPOSIT']);
    if (fees.length === 0 || (await tx.$count(contracts, isUnbilled(tx, period))) === 0) return;
    await draftBySystem(tx, ctx, period, fees);
  });
}

/** Contracts looked at in one step. */
const batch = 500;

/** Contracts of which no bill of a fee and month was ever drafted, whatever became of it; each has an index of its own. */
const isNeverBilled = (tx: Db, feeCode: FeeCode, period: string) => {
  const isOf = and(eq(bills.sourceId, contracts.id), eq(bills.feeCode, feeCode), eq(bills.period, period));
  const drafted = (status: SQL) =>
    notExists(tx.select({ id: bills.id }).from(bills).where(and(isOf, status)));
  return and(drafted(ne(bills.status, 'VOID')), drafted(eq(bills.status, 'VOID')));
};

/** Whether a fee has something to bill before the month that was never billed; what was discarded stays discarded. */
async function hasUnbilled(
  tx: Db,
  feeCode: AheadFee,
  period: string,
  minAheadDays: number,
): Promise<boolean> {
  const only = isNeverBilled(tx, feeCode, period);
  const what = { from: `${period}-01`, to: lastDayOfPeriod(period), minAheadDays, ...(only && { only }) };
  let after: string | undefined = '';
  while (after !== undefined) {
    const found: ContractInForce[] = await billedContracts(tx, what, after, batch);
    if (found.some((contract) => linesOf(contract, feeCode, period).length > 0)) return true;
    after = found.at(-1)?.id;
  }
  return false;
}

/** Drafts the rent and fixed fees of contracts that are billed before their month. Idempotent. */
export async function draftAhead(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const today = chinaDayOf(ctx.now);
  const periods = Array.from({ length: aheadMonths + 1 }, (_, at) => movePeriod(periodOf(ctx.now), at));
  await eachRow(periods, String, (period) =>
    inTransaction(ctx.db, async (tx) => {
      const due: FeeCode[] = [];
      const ahead = aheadOf({ period, createdBy: null }, today) ?? 1;
      for (const fee of await enabledOf(tx, aheadFees))
        if (await hasUnbilled(tx, fee, period, ahead)) due.push(fee);
      if (due.length > 0) await draftBySystem(tx, ctx, period, due);
    }),
  );
}
