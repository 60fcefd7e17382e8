import {
  type BillState,
  daysToPay,
  type FeeCode,
  type MeterKind,
  meterKindLabels,
} from '@portal/contract/billing/terms';
import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { and, asc, eq, inArray, isNotNull, min, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { nextBusinessNumbers } from '../../../platform/business-number.ts';
import { addDays, chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { type KnownUnit, listUnits } from '../../building/building.public.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { type Bill, bills } from '../bill/bill.table.ts';
import { payableFen } from '../bill/bill.view.ts';
import { linesOf } from '../bill/contract-lines.ts';
import { calculateBill, type Draft, taxOf } from '../bill/draft-bills.ts';
import { unpaidLateOn } from '../bill/owed.public.ts';
import { charges, meterShares } from '../charge/charge.table.ts';
import { chargeLines } from '../charge/charge-lines.ts';
import { ownFeeOf } from '../charge/fee-of.ts';
import { placeOfMeter } from '../meter/meter.queries.ts';
import { feeItems, type Meter, meters, type Reading, readings } from '../meter/meter.table.ts';
import { movePeriod } from '../meter/periods.ts';
import { aheadOf, type PaidAhead } from '../paid-ahead.public.ts';
import { priceReading } from '../price/price-reading.ts';

/** A contract that ends, as it is settled. */
export interface Ending {
  contract: ContractInForce;
  lastDay: string;
  /** The tenant has no other contract, so that bills without one belong here too. */
  takesAll: boolean;
}

/** An issued bill that is not paid. */
export interface OpenBill {
  billId: string;
  no: string;
  feeCode: FeeCode;
  period: string;
  dueDate: string;
  status: BillState;
  /** What is open without the late fee. */
  principalFen: number;
  lateFen: number;
  lateDays: number;
  payableFen: number;
}

/** A bill that the settlement issues. */
export interface FinalBill extends Draft {
  period: string;
  /** The meter's number; empty for the contract's charges. */
  meterNo: string;
  /** First and last day. */
  term: { from: string; to: string } | null;
}

export interface LastReading {
  meterId: string;
  meterNo: string;
  kindLabel: string;
  isTou: boolean;
  readingX100: number | null;
  readAt: number | null;
  photoFileId: string;
}

interface Doubtful {
  kind: 'METER_UNREAD' | 'READING_UNCHECKED' | 'NO_TARIFF';
  refId: string;
  of: string;
}

const isOf = ({ contract: { id, enterpriseId }, takesAll }: Ending) =>
  and(eq(bills.enterpriseId, enterpriseId), takesAll ? undefined : eq(bills.contractId, id));

/** Billed for days of the contract, unlike its deposit. */
const isStanding = ({ feeCode }: Pick<Bill, 'feeCode'>) => feeCode !== 'DEPOSIT';

function viewOpen(bill: Bill, now: Date): OpenBill {
  const { overdueDays, lateFen } = unpaidLateOn(bill, chinaDayOf(now));
  const owedFen = payableFen(bill, now);
  return {
    billId: bill.id,
    no: bill.no,
    feeCode: bill.feeCode,
    period: bill.period,
    dueDate: bill.dueDate ?? '',
    status: bill.status,
    principalFen: owedFen - lateFen,
    lateFen,
    lateDays: lateFen > 0 ? overdueDays : 0,
    payableFen: owedFen,
  };
}

/** The part of a bill for days after the last one: of what was paid, or will be once the settlement pays it. */
const backOf = (bill: Bill, lastDay: string): PaidAhead[] =>
  aheadOf(
    bill.status === 'PAID'
      ? bill
      : { ...bill, paidFen: bill.principalFen + bill.adjustFen, settledLateFen: 0, refundedFen: 0 },
    lastDay,
  );

/** The bills of a contract that ends: those not paid, and what was billed for days after the last one. */
export async function billsOfEnding(db: Db, ending: Ending, now: Date) {
  const rows = await db
    .select()
    .from(bills)
    .where(
      and(
        isOf(ending),
        or(
          inArray(bills.status, ['DRAFT', 'UNPAID', 'OVERDUE', 'PAYING', 'OBJECTED']),
          and(eq(bills.status, 'PAID'), eq(bills.sourceId, ending.contract.id)),
        ),
      ),
    )
    .orderBy(asc(bills.dueDate), asc(bills.id));
  const open = rows.filter(({ status }) => status !== 'PAID');
  const backs = rows
    .filter((bill) => isStanding(bill) && bill.sourceId === ending.contract.id)
    .filter(({ status }) => status !== 'DRAFT' && status !== 'OBJECTED')
    .flatMap((bill) => backOf(bill, ending.lastDay));
  return { open: open.map((bill) => viewOpen(bill, now)), backs };
}

/** Bills that were issued, whatever became of them, so that their days are not billed again. */
const isBilled = or(ne(bills.status, 'VOID'), isNotNull(bills.issueDate));

/** The months that bills of contracts and meters cover: those of their lines' days, or that of the bill. */
async function billedMonths(db: Db, sourceIds: readonly string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await db
    .select({ sourceId: bills.sourceId, feeCode: bills.feeCode, period: bills.period, lines: bills.lines })
    .from(bills)
    .where(and(inArray(bills.sourceId, [...sourceIds]), isBilled));
  return new Set(
    rows.flatMap(({ sourceId, feeCode, period, lines }) => {
      const months = lines.flatMap(({ term }) => (term ? [term.from.slice(0, 7)] : []));
      return (months.length > 0 ? months : [period]).map((month) => `${sourceId} ${feeCode} ${month}`);
    }),
  );
}

/** The first month in which the park billed each fee; what is older was settled before the portal. */
async function firstPeriods(db: Db): Promise<Map<FeeCode, string>> {
  const rows = await db
    .select({ feeCode: bills.feeCode, first: min(bills.period) })
    .from(bills)
    .groupBy(bills.feeCode);
  return new Map(rows.map(({ feeCode, first }) => [feeCode, first ?? '']));
}

const placeOf = (units: readonly KnownUnit[]) =>
  placeOfMeter({
    buildingName: units[0]?.buildingName ?? '',
    unitNo: units.map(({ no }) => no).join('、'),
  });

const monthsBetween = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...monthsBetween(movePeriod(from, 1), to)];

interface Known {
  first: ReadonlyMap<FeeCode, string>;
  billed: ReadonlySet<string>;
}

/** The standing fees of a contract: rent, property fee and its charges, each with its lines of a month. */
async function standingFees(db: Db, contract: ContractInForce) {
  const items = await db.select().from(feeItems).where(eq(feeItems.enabled, true));
  const its = await db.select().from(charges).where(eq(charges.contractId, contract.id));
  return items.flatMap((item) => {
    const { code } = item;
    const fee = { feeCode: code, taxPpm: item.taxPpm, ownFee: ownFeeOf(item) };
    if (code === 'RENT' || code === 'PROPERTY')
      return [{ ...fee, linesIn: (period: string) => linesOf(contract, code, period) }];
    const own = its.filter(({ feeCode }) => feeCode === code);
    if (own.length === 0) return [];
    return [{ ...fee, linesIn: (period: string) => chargeLines(own, contract, period) }];
  });
}

/** What a contract is charged up to its last day that no bill covers. */
async function unbilledCharges(
  db: Db,
  { contract, lastDay }: Ending,
  { first, billed }: Known,
  units: KnownUnit[],
): Promise<FinalBill[]> {
  const [unit] = units;
  const fees = await standingFees(db, contract);
  return fees.flatMap(({ feeCode, taxPpm, ownFee, linesIn }) => {
    const since = [first.get(feeCode) ?? '', contract.from.slice(0, 7)].sort().at(-1) ?? '';
    return monthsBetween(since, lastDay.slice(0, 7)).flatMap((period): FinalBill[] => {
      const lines = linesIn(period).filter(
        ({ term }) => term && !billed.has(`${contract.id} ${feeCode} ${term.from.slice(0, 7)}`),
      );
      const [head] = lines;
      if (!unit || !head) return [];
      return [
        {
          ...calculateBill(lines, { fromX100: null, toX100: null, multiplier: 1 }, taxPpm),
          sourceId: contract.id,
          contractId: contract.id,
          meterId: null,
          meterNo: '',
          unitId: unit.id,
          enterpriseId: contract.enterpriseId,
          place: placeOf(units),
          roomNo: unit.no,
          feeCode,
          ownFee,
          period,
          term: head.term ? { from: head.term.from, to: lines.at(-1)?.term?.to ?? head.term.to } : null,
          lateFeePpmPerDay: contract.lateFeePpmPerDay,
          dueDay: contract.dueDay,
          dueDays: contract.dueDays,
        },
      ];
    });
  });
}

/** A reading taken on the last day or after it, with a photo unless the meter sends it by itself. */
const isLast = ({ period, readAt, photoFileId, source }: Reading, lastDay: string) =>
  period >= lastDay.slice(0, 7) && chinaDayOf(readAt) >= lastDay && (photoFileId !== '' || source === 'AUTO');

interface Metered {
  last: LastReading[];
  drafts: FinalBill[];
  doubts: Doubtful[];
}

/** The cost of a shared meter is split over units by the run of its month. */
const isNotShared = sql`not exists (select from ${meterShares}
  where ${meterShares.meterId} = ${meters.id} and ${meterShares.enabled})`;

/** The meters of the units with their last readings, and what was read but not billed. */
async function unbilledUsage(
  db: Db,
  { contract, lastDay }: Ending,
  { first, billed }: Known,
  units: KnownUnit[],
): Promise<Metered> {
  const ids = units.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(meters)
          .where(and(inArray(meters.unitId, ids), eq(meters.status, 'ONLINE'), isNotShared))
          .orderBy(asc(meters.kind), asc(meters.id));
  const read =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(readings)
          .where(
            and(
              inArray(
                readings.meterId,
                rows.map(({ id }) => id),
              ),
              sql`${readings.period} >= ${contract.from.slice(0, 7)}`,
            ),
          )
          .orderBy(asc(readings.period));
  const result: Metered = { last: [], drafts: [], doubts: [] };
  for (const meter of rows) {
    const its = read.filter(({ meterId }) => meterId === meter.id);
    // The first one that the next tenant has is as good.
    const last = its.find((reading) => isLast(reading, lastDay));
    result.last.push(viewLast(meter, last));
    if (!last) result.doubts.push({ kind: 'METER_UNREAD', refId: meter.id, of: meter.meterNo });
    const theirs = its.filter(
      (reading) =>
        (reading.enterpriseId === contract.enterpriseId ||
          (reading.enterpriseId === null && reading === last)) &&
        reading.period >= (first.get(meter.kind) ?? '') &&
        !billed.has(`${meter.id} ${meter.kind} ${reading.period}`),
    );
    const unit = units.find(({ id }) => id === meter.unitId);
    for (const reading of theirs) {
      const found = await draftUsage(db, contract, meter, reading, unit, lastDay);
      if ('kind' in found) result.doubts.push(found);
      else result.drafts.push(found);
    }
  }
  return result;
}

const viewLast = (meter: Meter, last: Reading | undefined): LastReading => ({
  meterId: meter.id,
  meterNo: meter.meterNo,
  kindLabel: meterKindLabels[meter.kind](),
  isTou: meter.initialTou !== null,
  readingX100: last?.readingX100 ?? null,
  readAt: last?.readAt.getTime() ?? null,
  photoFileId: last?.photoFileId ?? '',
});

async function draftUsage(
  db: Db,
  contract: ContractInForce,
  meter: Meter,
  reading: Reading,
  unit: KnownUnit | undefined,
  lastDay: string,
): Promise<FinalBill | Doubtful> {
  const about = { refId: meter.id, of: meter.meterNo };
  if (reading.status !== 'CHECKED' || reading.usageX100 === null)
    return { ...about, kind: 'READING_UNCHECKED' };
  const priced = await priceReading(db, meter, reading, reading.period, lastDay);
  if (priced === 'NO_TARIFF') return { ...about, kind: 'NO_TARIFF' };
  if (priced === 'READING_FALLS') return { ...about, kind: 'READING_UNCHECKED' };
  const shown = {
    fromX100: reading.previousX100,
    toX100: reading.readingX100,
    multiplier: meter.multiplier,
  };
  return {
    ...calculateBill(priced, shown, await taxOf(db, meter.kind satisfies MeterKind)),
    sourceId: meter.id,
    contractId: contract.id,
    meterId: meter.id,
    meterNo: meter.meterNo,
    unitId: meter.unitId,
    enterpriseId: contract.enterpriseId,
    place: unit ? placeOf([unit]) : '',
    roomNo: unit?.no ?? '',
    feeCode: meter.kind,
    period: reading.period,
    term: null,
    lateFeePpmPerDay: contract.lateFeePpmPerDay,
    dueDay: contract.dueDay,
    dueDays: contract.dueDays,
  };
}

/** What a contract that ends still has to be billed for, and the last readings of its meters. */
export async function unbilledOfEnding(db: Db, ending: Ending) {
  const units = await listUnits(
    db,
    ending.contract.units.map(({ id }) => id),
  );
  const meterIds =
    units.length === 0
      ? []
      : await db
          .select({ id: meters.id })
          .from(meters)
          .where(
            inArray(
              meters.unitId,
              units.map(({ id }) => id),
            ),
          );
  const known = {
    first: await firstPeriods(db),
    billed: await billedMonths(db, [ending.contract.id, ...meterIds.map(({ id }) => id)]),
  };
  const charges = await unbilledCharges(db, ending, known, units);
  const usage = await unbilledUsage(db, ending, known, units);
  return { drafts: [...charges, ...usage.drafts], doubts: usage.doubts, meters: usage.last };
}

/** Issues the last bills of a contract, due at once. Returns their ids in the same order. */
export async function issueFinalBills(
  tx: Db,
  ctx: WriteContext,
  drafts: readonly FinalBill[],
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const today = chinaDayOf(ctx.now);
  const numbers = await nextBusinessNumbers(tx, 'ZD', ctx.now, drafts.length);
  const rows = drafts.map(({ meterNo, term, ...draft }, at) => ({
    ...draft,
    id: orderedId(ctx.now.getTime()),
    no: numbers[at] ?? '',
    status: 'UNPAID' as const,
    issueDate: today,
    dueDate: addDays(today, daysToPay),
    createdAt: ctx.now,
    createdBy: ctx.actor?.userId ?? null,
    updatedAt: ctx.now,
  }));
  await tx.insert(bills).values(rows);
  for (const { id, principalFen, feeCode, period } of rows)
    await writeLog(tx, ctx, {
      event: 'bill.issue',
      entity: 'bill',
      entityId: id,
      after: { feeCode, period, principalFen },
    });
  return rows.map(({ id }) => id);
}

/** Stops the late fees of bills while a settlement waits for its second person, or lets them run again. */
export async function freezeLateFees(
  tx: Db,
  billIds: readonly string[],
  frozenOn: string | null,
): Promise<void> {
  if (billIds.length === 0) return;
  await tx
    .update(bills)
    .set({ lateFrozenOn: frozenOn })
    .where(and(inArray(bills.id, [...billIds]), inArray(bills.status, ['UNPAID', 'OVERDUE'])));
}

/** Notes on bills that no order paid what the settlement gives back of them. */
export async function noteBillsBack(
  tx: Db,
  backs: readonly { billId: string; amountFen: number }[],
): Promise<void> {
  for (const { billId, amountFen } of backs)
    await tx
      .update(bills)
      .set({ refundedFen: sql`${bills.refundedFen} + ${amountFen}` })
      .where(eq(bills.id, billId));
}

/** Locks the bills of a contract that ends, so that neither a payment nor a change comes in between. */
export const lockBillsOfEnding = (tx: Db, ending: Ending) =>
  tx.select({ id: bills.id }).from(bills).where(isOf(ending)).orderBy(asc(bills.id)).for('update');

/** Code of the fee item under which deductions are billed. */
export const damageFee = 'DAMAGE';

/** Adds that fee item, unless the park has it. It is one of the park's own, which may rename it. */
export async function prepareDamageFee(tx: Db, { now }: Pick<WriteContext, 'now'>): Promise<void> {
  const nameIn = (language: Language) => inLanguage(language, m.move_out_fee_damage);
  await tx
    .insert(feeItems)
    .values({
      id: ulid(now.getTime()),
      code: damageFee,
      taxPpm: 0,
      names: { zh: nameIn('zh'), en: nameIn('en'), es: nameIn('es'), ja: nameIn('ja') },
      basis: 'ONCE',
    })
    .onConflictDoNothing();
}
