import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { ContractInForce } from '../lease/lease.public.ts';
import { listPayable } from './bill/bill.queries.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { viewBill } from './bill/bill.view.ts';
import { linesOf, rentMonths } from './bill/contract-lines.ts';
import { calculateBill, sum, taxOf } from './bill/draft-bills.ts';
import { type DifferenceLine, differenceOf } from './difference-lines.ts';
import { lastDayOfPeriod, movePeriod } from './meter/periods.ts';
import { recompute } from './money/price-usage.ts';

const fees = ['RENT', 'PROPERTY'] as const;
type StandingFee = (typeof fees)[number];

/** What an issued bill would have asked more, or less, under the new terms. */
export interface Difference {
  feeCode: StandingFee;
  billId: string;
  billNo: string;
  billedFen: number;
  lines: DifferenceLine[];
}

/** A draft that is calculated anew; null if nothing is left of it. */
export interface DraftChange {
  feeCode: StandingFee;
  billId: string;
  billNo: string;
  period: string;
  beforeFen: number;
  calculated: ReturnType<typeof calculateBill> | null;
}

const unmetered = { fromX100: null, toX100: null, multiplier: 1 };

const standingBills = (db: Db, contractId: string) =>
  db
    .select()
    .from(bills)
    .where(and(eq(bills.sourceId, contractId), inArray(bills.feeCode, [...fees]), ne(bills.status, 'VOID')))
    .orderBy(asc(bills.period), asc(bills.feeCode), asc(bills.id));

/** How the bills of a contract change with its terms: issued ones by their difference, drafts as a whole. */
export async function changeOfBills(
  db: Db,
  before: ContractInForce,
  after: ContractInForce,
): Promise<{ differences: Difference[]; drafts: DraftChange[] }> {
  const differences: Difference[] = [];
  const drafts: DraftChange[] = [];
  for (const bill of await standingBills(db, before.id)) {
    const feeCode = bill.feeCode as StandingFee;
    const is = linesOf(after, feeCode, bill.period);
    const lines = differenceOf(linesOf(before, feeCode, bill.period), is);
    if (lines.length === 0) continue;
    const common = { feeCode, billId: bill.id, billNo: bill.no };
    if (bill.status === 'DRAFT')
      drafts.push({
        ...common,
        period: bill.period,
        beforeFen: bill.principalFen,
        calculated: is.length > 0 ? calculateBill(is, unmetered, await taxOf(db, feeCode)) : null,
      });
    else differences.push({ ...common, billedFen: bill.principalFen, lines });
  }
  return { differences, drafts };
}

/** Writes the new calculation of a draft, or discards it. */
export async function rewriteDraft(tx: Db, ctx: WriteContext, { billId, calculated }: DraftChange) {
  const set: Partial<Bill> = calculated ?? { status: 'VOID' };
  await updateVersion(tx, ctx, bills, billId, set);
  await writeLog(tx, ctx, {
    event: calculated ? 'bill.correct' : 'bill.discard',
    entity: 'bill',
    entityId: billId,
    after: calculated ? { principalFen: calculated.principalFen } : { status: 'VOID' },
  });
}

/** Whether a cycle of rent begins on a day. */
export const startsCycle = (contract: ContractInForce, day: string): boolean =>
  day.endsWith('-01') && rentMonths(contract, day.slice(0, 7)).length > 0;

/** Months of rent that can be billed at once. */
const longestCycle = 12;

/** The next cycle of rent that is not billed yet, under the terms before and after a change; null if there is none. */
export async function nextCycle(db: Db, before: ContractInForce, after: ContractInForce, from: string) {
  const billed = (await standingBills(db, before.id)).filter(({ feeCode }) => feeCode === 'RENT');
  for (let ahead = 0; ahead <= longestCycle; ahead++) {
    const period = movePeriod(from.slice(0, 7), ahead);
    const lines = linesOf(after, 'RENT', period);
    const [first, last] = [lines[0]?.term, lines.at(-1)?.term];
    if (!first || !last || billed.some((bill) => bill.period === period)) continue;
    return {
      term: { from: first.from, to: last.to },
      beforeFen: sum(linesOf(before, 'RENT', period).map(recompute)),
      afterFen: sum(lines.map(recompute)),
    };
  }
  return null;
}

/** A full month of rent and property fee on a day. */
export const monthlyOn = (contract: ContractInForce, day: string) => {
  const period = day.slice(0, 7);
  const whole = { ...contract, payCycle: 1, cycles: [], freeDays: 0 };
  return (feeCode: StandingFee) => {
    const line = linesOf(
      { ...whole, from: `${period}-01`, to: lastDayOfPeriod(period) },
      feeCode,
      period,
    ).find(({ term }) => term && term.from <= day && day <= term.to);
    if (!line) return { amountFen: 0, usageX100: 0, unitPriceE4: 0 };
    const { term: _term, ...full } = line;
    return { amountFen: recompute(full), usageX100: line.usageX100, unitPriceE4: line.unitPriceE4 };
  };
};

/** The bills of a contract that are not paid, with their amount of today. */
export async function owedOf(
  db: Db,
  { id, enterpriseId }: Pick<ContractInForce, 'id' | 'enterpriseId'>,
  now: Date,
) {
  const owed = (await listPayable(db, enterpriseId)).filter(({ contractId }) => contractId === id);
  return owed.map((bill) => ({ ...viewBill(bill, now), ownFee: bill.ownFee }));
}
