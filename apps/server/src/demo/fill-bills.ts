import type { BillState, FixedFee } from '@portal/contract/billing/terms';
import { daysToPay, objectionWorkingDays } from '@portal/contract/billing/terms';
import { eq } from 'drizzle-orm';
import { type Bill, billRuns, bills } from '../features/billing/bill/bill.table.ts';
import { type Draft, lookAtFixed } from '../features/billing/bill/draft-bills.ts';
import { prepareFees } from '../features/billing/meter/fees.ts';
import { anomalies, meters, readings, tariffs } from '../features/billing/meter/meter.table.ts';
import { movePeriod } from '../features/billing/meter/periods.ts';
import { lateFeeOn } from '../features/billing/money/late-fee.ts';
import { users } from '../features/identity/user.table.ts';
import { businessNumbers } from '../platform/business-number.table.ts';
import { nextBusinessNumbers } from '../platform/business-number.ts';
import { addDays } from '../platform/china-time.ts';
import type { Db } from '../platform/database/database.ts';
import { addWorkingDays } from '../platform/working-days.ts';
import {
  type DemoMeter,
  type DemoReading,
  demoMeters,
  demoPrices,
  demoReadings,
  firstRegisters,
} from './content/compose-bills.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const readMonths = 24;
const billedMonths = 13;
/** Months for which rent and property fees have been billed. */
const standingMonths = 2;

type NewBill = typeof bills.$inferInsert;

interface Read {
  meter: DemoMeter;
  readings: DemoReading[];
}

const enterpriseOf = ({ enterpriseKey }: DemoMeter) =>
  enterpriseKey === null ? null : demoId('enterprise', enterpriseKey);

/**
 * Bills of a month are issued on the third of the next; those of the last month are recent, so that they are still
 * open.
 */
function issueDateOf(period: string, last: string, today: string): string {
  const third = `${movePeriod(period, 1)}-03`;
  const recent = addDays(today, -6);
  return period === last && recent > third ? recent : third;
}

async function fillMeters(tx: Db, all: readonly Read[], last: string, today: string): Promise<void> {
  const createdAt = new Date(chinaInstant(addDays(today, -800), 540));
  for (const part of inChunks(all))
    await tx.insert(meters).values(
      part.map(({ meter, readings: its }) => ({
        id: demoId('meter', meter.key),
        meterNo: meter.meterNo,
        kind: meter.kind,
        unitId: demoId('unit', meter.unitKey),
        enterpriseId: enterpriseOf(meter),
        multiplier: meter.multiplier,
        digits: 6,
        initialX100: meter.initialX100,
        initialTou: firstRegisters(meter),
        lastX100: its.at(-1)?.readingX100 ?? meter.initialX100,
        lastPeriod: its.length > 0 ? last : '',
        status: 'ONLINE' as const,
        createdAt,
        updatedAt: createdAt,
      })),
    );
  const rows = all.flatMap(({ meter, readings: its }) =>
    its.map(({ lastYearX100: _lastYear, ...reading }) => {
      const readAt = new Date(notAhead(chinaInstant(`${movePeriod(reading.period, 1)}-01`, 540)));
      return {
        ...reading,
        id: demoId('reading', `${meter.key} ${reading.period}`),
        meterId: demoId('meter', meter.key),
        enterpriseId: enterpriseOf(meter),
        readAt,
        source: meter.kind === 'ELECTRICITY' ? ('AUTO' as const) : ('STAFF' as const),
        status: 'CHECKED' as const,
        createdAt: readAt,
        updatedAt: readAt,
      };
    }),
  );
  for (const part of inChunks(rows)) await tx.insert(readings).values(part);
}

/** Meter anomalies: the first two wait for their tenant, the third was dismissed after its tenant explained it. */
async function fillAnomalies(tx: Db, all: readonly Read[], last: string): Promise<void> {
  const leaking = all.filter(({ meter }) => meter.isLeaking);
  const createdAt = new Date(notAhead(chinaInstant(`${movePeriod(last, 1)}-01`, 560)));
  const rows = leaking.flatMap(({ meter, readings: its }, at) => {
    const reading = its.at(-1);
    const enterpriseId = enterpriseOf(meter);
    if (!reading || enterpriseId === null) return [];
    const { usageX100, lastYearX100, nightX100 } = reading;
    return {
      id: demoId('anomaly', meter.key),
      meterId: demoId('meter', meter.key),
      readingId: demoId('reading', `${meter.key} ${last}`),
      enterpriseId,
      kind: 'HIGH_USAGE' as const,
      period: last,
      usageX100,
      lastYearX100,
      nightX100,
      status: at < 2 ? ('OPEN' as const) : ('DISMISSED' as const),
      createdAt,
      updatedAt: createdAt,
    };
  });
  if (rows.length > 0) await tx.insert(anomalies).values(rows);
}

interface Owed {
  draft: Draft;
  period: string;
  /** Index of the leak it bills, in the order of the meters; -1 for none. */
  leak: number;
}

/** Drafts of billing runs of the last months, as the real run finds them, so that a run today finds nothing more. */
async function owedOf(tx: Db, all: readonly Read[], last: string): Promise<Owed[]> {
  const leaking = all.flatMap(({ meter }) => (meter.isLeaking ? demoId('meter', meter.key) : []));
  const owed: Owed[] = [];
  for (let ahead = 1 - billedMonths; ahead <= 0; ahead++) {
    const period = movePeriod(last, ahead);
    const fees: FixedFee[] =
      ahead > -standingMonths ? ['RENT', 'PROPERTY', 'WATER', 'ELECTRICITY'] : ['WATER', 'ELECTRICITY'];
    for (const fee of fees) {
      const { drafts } = await lookAtFixed(tx, fee, period, '', 1_000);
      owed.push(
        ...drafts.map((draft) => ({
          draft,
          period,
          leak: fee === 'WATER' ? leaking.indexOf(draft.sourceId) : -1,
        })),
      );
    }
  }
  return owed;
}

/**
 * Nine bills of the month before last are overdue, and most of the last month are unpaid. The first leak has no
 * objection.
 */
function statesOf(owed: readonly Owed[], last: string): BillState[] {
  const before = owed.filter(({ period }) => period === movePeriod(last, -1));
  const late = new Set(before.filter((_bill, at) => at % 11 === 4).slice(0, 9));
  return owed.map((one, at) => {
    if (one.period === last && one.leak > 0) return 'OBJECTED';
    if (late.has(one)) return 'OVERDUE';
    return one.period === last && (at % 3 > 0 || one.leak === 0) ? 'UNPAID' : 'PAID';
  });
}

function billOf(owed: Owed, at: number, state: BillState, last: string, today: string, no: string): NewBill {
  const { draft, period } = owed;
  const issueDate = issueDateOf(period, last, today);
  const dueDate = addDays(issueDate, daysToPay);
  const isPaid = state === 'PAID';
  // Four meters of the first month were misread, and a quarter was refunded.
  const isPartlyBack = at < 40 && at % 10 === 3;
  const issuedAt = notAhead(chinaInstant(issueDate, 600));
  const objectedAt = notAhead(chinaInstant(addDays(issueDate, 3), 640));
  const lateness = {
    lateFeePpmPerDay: 500,
    lateFreeDays: 0,
    lateFrozenOn: null,
    paidLateFen: 0,
    lateAccruedFen: 0,
    lateAccruedDays: 0,
  };
  const due = { principalFen: draft.principalFen, adjustFen: 0, paidFen: 0, dueDate, ...lateness };
  return {
    ...draft,
    id: demoId('bill', `${draft.sourceId} ${draft.feeCode} ${period}`),
    no,
    period,
    runId: period === last ? demoId('bill-run', 'last') : null,
    lateFrozenOn: state === 'OBJECTED' ? addDays(issueDate, 3) : null,
    ...(isPaid
      ? {
          paidFen: draft.principalFen,
          refundedFen: isPartlyBack ? Math.floor(draft.principalFen / 4) : 0,
          settledLateFen: lateFeeOn(due, dueDate),
          payOrderId: demoId('pay-order', no),
        }
      : {}),
    issueDate,
    dueDate,
    status: state,
    objection:
      state === 'OBJECTED'
        ? {
            reason: '本月用量是去年同期的近三倍，怀疑表后漏水，请复核。',
            fileId: '',
            at: objectedAt,
            by: '',
            dueAt: addWorkingDays(new Date(objectedAt), objectionWorkingDays).getTime(),
            reply: '',
            decidedAt: null,
            isUpheld: null,
          }
        : null,
    createdAt: new Date(issuedAt),
    updatedAt: new Date(issuedAt),
  };
}

async function fillRun(tx: Db, last: string, today: string, count: number): Promise<void> {
  const [operator] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, 'op_finance'));
  const createdAt = new Date(notAhead(chinaInstant(issueDateOf(last, last, today), 520)));
  await tx.insert(billRuns).values({
    id: demoId('bill-run', 'last'),
    period: last,
    feeCodes: ['RENT', 'PROPERTY', 'WATER', 'ELECTRICITY'],
    status: 'ISSUED',
    total: count,
    done: count,
    createdAt,
    createdBy: operator?.id ?? null,
    updatedAt: createdAt,
  });
}

async function fillTariffs(tx: Db, today: string): Promise<void> {
  await prepareFees(tx);
  const effectiveFrom = `${addDays(today, -900).slice(0, 4)}-01-01`;
  const createdAt = new Date(chinaInstant(addDays(effectiveFrom, -10), 600));
  await tx.insert(tariffs).values(
    (['WATER', 'ELECTRICITY'] as const).map((feeCode) => ({
      id: demoId('tariff', feeCode),
      feeCode,
      price: demoPrices[feeCode],
      effectiveFrom,
      createdAt,
      createdBy: demoId('user', 'op_finance'),
      updatedAt: createdAt,
    })),
  );
}

/** Inserts bills numbered by their day of issue, and saves the number counters. */
async function fillNumbered(tx: Db, owed: readonly Owed[], last: string, today: string): Promise<number> {
  const states = statesOf(owed, last);
  const numbers = new Map<string, number>();
  const rows = owed.map((one, at) => {
    const day = issueDateOf(one.period, last, today).replaceAll('-', '');
    const next = (numbers.get(day) ?? 0) + 1;
    numbers.set(day, next);
    const no = `ZD${day}-${String(next).padStart(4, '0')}`;
    return billOf(one, at, states[at] ?? 'PAID', last, today, no);
  });
  for (const part of inChunks(rows)) await tx.insert(bills).values(part);
  await tx
    .insert(businessNumbers)
    .values([...numbers].map(([day, count]) => ({ prefix: 'ZD', day, last: count })))
    .onConflictDoNothing();
  return rows.filter((row: Pick<Bill, 'period'>) => row.period === last).length;
}

/** Deposits of contracts about to start, drafted by the system. */
async function fillDeposits(tx: Db, today: string): Promise<void> {
  const period = today.slice(0, 7);
  const createdAt = new Date(notAhead(chinaInstant(today, 10)));
  const runId = demoId('bill-run', 'deposits');
  const { drafts } = await lookAtFixed(tx, 'DEPOSIT', period, '', 1_000);
  const numbers = await nextBusinessNumbers(tx, 'ZD', createdAt, drafts.length);
  const made = { createdAt, updatedAt: createdAt };
  await tx.insert(billRuns).values({
    id: runId,
    period,
    feeCodes: ['DEPOSIT'],
    status: 'READY',
    total: drafts.length,
    done: drafts.length,
    feeAt: 1,
    ...made,
  });
  await tx.insert(bills).values(
    drafts.map((draft, at) => ({
      period,
      ...draft,
      id: demoId('bill', `deposit ${draft.sourceId}`),
      no: numbers[at] ?? '',
      runId,
      status: 'DRAFT' as const,
      ...made,
    })),
  );
}

/** 104 meters with two years of readings, thirteen months of bills, three leaks, two objections and nine late bills. */
export async function fillBills({ tx, today }: DemoContext): Promise<void> {
  const isThird = Number(today.slice(8)) >= 3;
  const last = movePeriod(today.slice(0, 7), isThird ? -1 : -2);
  await fillTariffs(tx, today);
  const all = demoMeters().map(
    (meter): Read => ({
      meter,
      readings: meter.enterpriseKey === null ? [] : demoReadings(meter, last, readMonths),
    }),
  );
  await fillMeters(tx, all, last, today);
  await fillAnomalies(tx, all, last);
  const owed = await owedOf(tx, all, last);
  await fillRun(tx, last, today, await fillNumbered(tx, owed, last, today));
  await fillDeposits(tx, today);
}
