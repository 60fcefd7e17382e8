import type { FeeCode } from '@portal/contract/billing/terms';
import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import type { ContractInForce } from '../lease/lease.public.ts';
import { listPayable } from './bill/bill.queries.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { viewBill } from './bill/bill.view.ts';
import { earlier, later, linesOf, type Priced, rentMonths } from './bill/contract-lines.ts';
import { calculateBill, sum, taxOf } from './bill/draft-bills.ts';
import { type Charge, charges } from './charge/charge.table.ts';
import { chargeLines } from './charge/charge-lines.ts';
import { lateMonths } from './charge/late-months.ts';
import { type DifferenceLine, differenceOf } from './difference-lines.ts';
import { lastDayOfPeriod, movePeriod, periodOf } from './meter/periods.ts';
import { recompute } from './money/price-usage.ts';

type StandingFee = 'RENT' | 'PROPERTY';

/** A contract with its charges. */
export interface Charged extends ContractInForce {
  charges: readonly Charge[];
}

/** The charges of a contract, without those that were taken back. */
export const chargesOf = (db: Db, contractId: string): Promise<Charge[]> =>
  db
    .select()
    .from(charges)
    .where(and(eq(charges.contractId, contractId), or(isNull(charges.to), gte(charges.to, charges.from))))
    .orderBy(asc(charges.from), asc(charges.id));

const isStanding = (feeCode: FeeCode): feeCode is StandingFee => feeCode === 'RENT' || feeCode === 'PROPERTY';

/** What a month of a fee comes to: in one piece, or by charge, since several can run on a day. */
function partsOf(contract: Charged, feeCode: FeeCode, period: string): Map<string, Priced[]> {
  if (isStanding(feeCode)) return new Map([['', linesOf(contract, feeCode, period)]]);
  const own = contract.charges.filter((charge) => charge.feeCode === feeCode);
  return new Map(own.map((charge) => [charge.id, chargeLines([charge], contract, period)]));
}

function changeOf(before: Charged, after: Charged, feeCode: FeeCode, period: string) {
  const [was, is] = [partsOf(before, feeCode, period), partsOf(after, feeCode, period)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  return {
    is: [...is.values()].flat(),
    lines: keys.flatMap((key) => differenceOf(was.get(key) ?? [], is.get(key) ?? [])),
  };
}

/** What an issued bill would have asked more, or less, under the new terms. */
export interface Difference {
  feeCode: FeeCode;
  ownFee: Bill['ownFee'];
  billId: string;
  billNo: string;
  billedFen: number;
  lines: DifferenceLine[];
}

/** A draft that is calculated again; null if nothing is left of it. */
export interface DraftChange {
  feeCode: FeeCode;
  ownFee: Bill['ownFee'];
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
    .where(and(eq(bills.sourceId, contractId), ne(bills.feeCode, 'DEPOSIT'), ne(bills.status, 'VOID')))
    .orderBy(asc(bills.period), asc(bills.feeCode), asc(bills.id));

/** How the bills of a contract change with its terms: issued ones by their difference, drafts as a whole. */
export async function changeOfBills(
  db: Db,
  before: Charged,
  after: Charged,
): Promise<{ differences: Difference[]; drafts: DraftChange[] }> {
  const differences: Difference[] = [];
  const drafts: DraftChange[] = [];
  for (const bill of await standingBills(db, before.id)) {
    const { feeCode, ownFee } = bill;
    const { is, lines } = changeOf(before, after, feeCode, bill.period);
    if (lines.length === 0) continue;
    const common = { feeCode, ownFee, billId: bill.id, billNo: bill.no };
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

/** A past month without a bill, in which charges change: the next run bills what is right then. */
interface LateChange {
  feeCode: FeeCode;
  term: { from: string; to: string };
  beforeFen: number;
  afterFen: number;
}

async function lateChangesOf(
  db: Db,
  before: Charged,
  after: Charged,
  feeCode: FeeCode,
  month: string,
): Promise<LateChange[]> {
  const charged = [before, after].map((contract) => ({
    contract,
    charges: contract.charges.filter((charge) => charge.feeCode === feeCode),
  }));
  const months = await lateMonths(db, feeCode, charged, month);
  return [...new Set(months.map(({ period }) => period))].flatMap((period) => {
    const [was, is] = charged.map(({ contract, charges: own }) => chargeLines(own, contract, period));
    const terms = [...(was ?? []), ...(is ?? [])].flatMap(({ term }) => term ?? []);
    const [beforeFen, afterFen] = [sum((was ?? []).map(recompute)), sum((is ?? []).map(recompute))];
    if (beforeFen === afterFen) return [];
    const term = {
      from: terms.map(({ from }) => from).reduce(earlier),
      to: terms.map(({ to }) => to).reduce(later),
    };
    return [{ feeCode, term, beforeFen, afterFen }];
  });
}

/** What the next run bills more, or less, for charges in past months that have no bill. */
export async function lateChanges(db: Db, before: Charged, after: Charged, now: Date): Promise<LateChange[]> {
  const feeCodes = [...new Set([...before.charges, ...after.charges].map(({ feeCode }) => feeCode))];
  const changes: LateChange[] = [];
  for (const feeCode of feeCodes)
    changes.push(...(await lateChangesOf(db, before, after, feeCode, periodOf(now))));
  return changes;
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
