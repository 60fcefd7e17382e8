import type {
  billRunOperate,
  billRunQueryDetail,
  billRunQueryExceptions,
  billRunQueryList,
  billRunStart,
} from '@portal/contract/billing/bill-manage';
import {
  type ExceptionKind,
  exceptionKindLabels,
  exceptionKinds,
  type FeeCode,
  feeCodes,
  isFixedFee,
  type RunState,
  runStateLabels,
  runTransitions,
} from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { and, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { askForJob } from '../../../platform/jobs/ask-for-job.ts';
import { isJobRunning } from '../../../platform/jobs/live-runs.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState, possibleEvents } from '../../../platform/workflow/transitions.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { sumsOfPeriod, sumsOfRun } from '../bill/bill.queries.ts';
import { type BillRunRow, billRuns, bills, runExceptions } from '../bill/bill.table.ts';
import { sum } from '../bill/draft-bills.ts';
import { lookAgain, openRun, runJob } from '../bill/open-run.ts';
import { feeLabelOf, feeNameIn, feeNamer } from '../fee-label.public.ts';
import { feeItems, meters, readings } from '../meter/meter.table.ts';
import { movePeriod, periodOf } from '../meter/periods.ts';

/** Runs with their totals so far. */
async function withSums(db: Db, now: Date, runs: readonly BillRunRow[]) {
  if (runs.length === 0) return [];
  const ids = runs.map(({ id }) => id);
  const [interrupted, sums, doubts, names, feeName] = await Promise.all([
    interruptedBefore(db, now, runs),
    sumsOfRun(db, ids),
    db
      .select({ runId: runExceptions.runId, kind: runExceptions.kind, count: count() })
      .from(runExceptions)
      .where(inArray(runExceptions.runId, ids))
      .groupBy(runExceptions.runId, runExceptions.kind),
    namesOfUsers(
      db,
      runs.flatMap(({ createdBy }) => createdBy ?? []),
    ),
    feeNamer(
      db,
      runs.flatMap((run) => run.feeCodes),
    ),
  ]);
  return runs.map((run) => ({
    run,
    sums: sums.filter(({ runId }) => runId === run.id),
    doubts: doubts.filter(({ runId }) => runId === run.id),
    userName: names.get(run.createdBy ?? '') ?? '',
    feeName,
    interrupted,
  }));
}

type Summed = Awaited<ReturnType<typeof withSums>>[number];

const underWay: readonly RunState[] = ['RUNNING', 'ISSUING'];

/**
 * Nothing is written between batches; after this long without one and with no job running, a run counts as interrupted.
 */
const quietMs = 3_000;

/** Time before which runs in progress count as interrupted; null while a server is processing them. */
async function interruptedBefore(db: Db, now: Date, runs: readonly BillRunRow[]): Promise<Date | null> {
  const isUnderWay = runs.some(({ status }) => underWay.includes(status));
  return isUnderWay && !(await isJobRunning(db, runJob)) ? new Date(now.getTime() - quietMs) : null;
}

const stateLabelOf = ({ status, updatedAt }: BillRunRow, interrupted: Date | null): string =>
  interrupted && underWay.includes(status) && updatedAt < interrupted
    ? m.state_run_interrupted()
    : runStateLabels[status]();

const viewRun = ({ run, sums, doubts, userName, feeName, interrupted }: Summed) => ({
  ...run,
  feeLabels: run.feeCodes.map(feeName),
  runId: run.id,
  state: run.status,
  stateLabel: stateLabelOf(run, interrupted),
  bills: sum(sums.map((one) => one.bills)),
  totalFen: sum(sums.map(({ totalFen }) => totalFen)),
  exceptions: sum(doubts.map((one) => one.count)),
  startedAt: run.createdAt.getTime(),
  userName,
  actions: possibleEvents(runTransitions, run.status, (event) => event !== 'finish').filter(
    (event) => event !== 'finish',
  ),
});

export const listRuns: Verb<typeof billRunQueryList> = ({ db, now }, input) =>
  pageOf(
    input,
    db
      .select()
      .from(billRuns)
      .orderBy(desc(billRuns.createdAt), desc(billRuns.id))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize)
      .then((runs) => withSums(db, now, runs)),
    db.$count(billRuns),
    viewRun,
  );

/** @throws {AppError} 500404 */
export const getRun: Verb<typeof billRunQueryDetail> = async ({ db, now }, { id }) => {
  const [summed] = await withSums(db, now, await db.select().from(billRuns).where(eq(billRuns.id, id)));
  if (!summed) throw notFound();
  const isMissing = and(eq(runExceptions.runId, id), isNull(runExceptions.billId));
  const [before, missing] = await Promise.all([
    sumsOfPeriod(db, movePeriod(summed.run.period, -1)),
    db
      .select({ feeCode: runExceptions.feeCode, count: count() })
      .from(runExceptions)
      .where(isMissing)
      .groupBy(runExceptions.feeCode),
  ]);
  return {
    ...viewRun(summed),
    fees: summed.run.feeCodes.map((feeCode) => {
      const of = <One extends { feeCode: FeeCode }>(some: readonly One[]) =>
        some.find((one) => one.feeCode === feeCode);
      return {
        feeCode,
        feeLabel: summed.feeName(feeCode),
        bills: of(summed.sums)?.bills ?? 0,
        missing: of(missing)?.count ?? 0,
        totalFen: of(summed.sums)?.totalFen ?? 0,
        beforeFen: of(before)?.totalFen ?? 0,
      };
    }),
    kinds: exceptionKinds.flatMap((kind) =>
      summed.doubts
        .filter((one) => one.kind === kind)
        .map((one) => ({ kind, kindLabel: exceptionKindLabels[kind](), count: one.count })),
    ),
  };
};

const isException = (runId: string, kind: ExceptionKind | undefined) =>
  and(eq(runExceptions.runId, runId), kind && eq(runExceptions.kind, kind));

export const listExceptions: Verb<typeof billRunQueryExceptions> = ({ db }, { id, kind, ...page }) =>
  pageOf(
    page,
    db
      .select({
        exception: runExceptions,
        feeNames: feeItems.names,
        enterpriseName: enterprises.name,
        photoFileId: readings.photoFileId,
      })
      .from(runExceptions)
      .leftJoin(feeItems, eq(feeItems.code, runExceptions.feeCode))
      .leftJoin(enterprises, eq(enterprises.id, runExceptions.enterpriseId))
      .leftJoin(billRuns, eq(billRuns.id, runExceptions.runId))
      .leftJoin(meters, eq(meters.meterNo, runExceptions.meterNo))
      .leftJoin(readings, and(eq(readings.meterId, meters.id), eq(readings.period, billRuns.period)))
      .where(isException(id, kind))
      .orderBy(runExceptions.kind, runExceptions.id)
      .limit(page.pageSize)
      .offset((page.pageNo - 1) * page.pageSize),
    db.$count(runExceptions, isException(id, kind)),
    ({ exception, feeNames, enterpriseName, photoFileId }) => ({
      ...exception,
      exceptionId: exception.id,
      kindLabel: exceptionKindLabels[exception.kind](),
      feeLabel: feeNames ? feeNameIn(feeNames) : feeLabelOf(exception),
      enterpriseName: enterpriseName ?? '',
      photoFileId: photoFileId ?? '',
    }),
  );

/** Codes of the fees in use that runs bill, the fixed ones first; fee items that are billed once are not. */
async function billedByRun(db: Db): Promise<FeeCode[]> {
  const isRun = or(isNull(feeItems.basis), ne(feeItems.basis, 'ONCE'));
  const rows = await db
    .select({ code: feeItems.code })
    .from(feeItems)
    .where(and(eq(feeItems.enabled, true), isRun))
    .orderBy(feeItems.code);
  const known = rows.map(({ code }) => code);
  return [...feeCodes.filter((code) => known.includes(code)), ...known.filter((code) => !isFixedFee(code))];
}

/**
 * Starts drafting a month's bills in the background.
 * @throws {AppError} 100002 for a future month, a month with an open run, or a fee that isn't billed
 */
export const startRun: Verb<typeof billRunStart> = (ctx, { data }) =>
  inTransaction(ctx.db, async (tx) => {
    if (data.period > periodOf(ctx.now)) throw fieldsRefused({ 'data.period': m.fault_period_future() });
    const codes = await billedByRun(tx);
    const isOff = data.feeCodes.some((code) => !codes.includes(code));
    if (isOff) throw fieldsRefused({ 'data.feeCodes': m.fault_fee_off() });
    const id = await openRun(tx, ctx, {
      period: data.period,
      feeCodes: codes.filter((code) => data.feeCodes.includes(code)),
    });
    if (id === null) throw fieldsRefused({ 'data.period': m.fault_run_open() });
    return { runId: id };
  });

/**
 * Issues or discards the drafts of a run, or retries what couldn't be billed.
 * @throws {AppError} 500404, 500409, 500012
 */
export const operateRun: Verb<typeof billRunOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const run = await lockVersion(tx, billRuns, { id, version });
    const status = nextState(runTransitions, run.status, event);
    const isOfRun = and(eq(bills.runId, id), eq(bills.status, 'DRAFT'));
    const set =
      event === 'again'
        ? await lookAgain(tx, ctx.now, run)
        : event === 'issue'
          ? { done: 0, total: await tx.$count(bills, isOfRun) }
          : {};
    if (event === 'discard')
      await tx
        .update(bills)
        .set({ status: 'VOID', updatedAt: ctx.now, version: sql`${bills.version} + 1` })
        .where(isOfRun);
    await moveState(tx, ctx, billRuns, run, {
      entity: 'billRun',
      event,
      set: { ...set, status },
      logged: (row) => ({ status: row.status }),
    });
    if (event !== 'discard') await askForJob(tx, runJob, {});
    return { runId: id };
  });
