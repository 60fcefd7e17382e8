import type { BillLine } from '@portal/contract/billing/bill-price';
import {
  type ExceptionKind,
  type FeeCode,
  type FixedFee,
  type MeterKind,
  meterKinds,
} from '@portal/contract/billing/terms';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { listUnits } from '../../building/building.public.ts';
import { buildings, units } from '../../building/building.table.ts';
import {
  billedContracts,
  type ContractInForce,
  contractsOfUnits,
  countBilledContracts,
} from '../../lease/lease.public.ts';
import { isNotShared } from '../charge/not-shared.ts';
import { placeOfMeter, placeOfUnits } from '../meter/meter.queries.ts';
import { feeItems, meters, type Reading, readings } from '../meter/meter.table.ts';
import { lastDayOfPeriod, movePeriod, yearBefore } from '../meter/periods.ts';
import { usageIn } from '../meter/record-reading.ts';
import { formulaOf, recompute } from '../money/price-usage.ts';
import { isHigh } from '../money/usage-limit.ts';
import { cutsOf } from '../price/cuts.ts';
import { type Cut, priceMonth } from '../price/price-month.ts';
import { cover, type PricePart, pricesBetween, priceTurn } from '../price/prices.ts';
import type { OwnFee } from './bill.table.ts';
import { linesOf, type Priced } from './contract-lines.ts';
import { usualDue } from './due-date.ts';

/** A bill drafted by a run. */
export interface Draft {
  sourceId: string;
  contractId: string | null;
  meterId: string | null;
  unitId: string;
  enterpriseId: string;
  place: string;
  roomNo: string;
  feeCode: FeeCode;
  /** Only for a fee item of the park's own. */
  ownFee?: OwnFee | null;
  /** Only if it differs from the run's. */
  period?: string;
  lines: BillLine[];
  principalFen: number;
  taxPpm: number;
  lateFeePpmPerDay: number;
  /** Its contract's rule for the due date. */
  dueDay: number | null;
  dueDays: number | null;
}

/** A source a run couldn't bill, or billed with a warning. */
export interface Doubt {
  kind: ExceptionKind;
  feeCode: FeeCode;
  sourceId: string;
  meterNo: string;
  place: string;
  enterpriseId: string | null;
  usageX100: number | null;
  lastYearX100: number | null;
}

export interface Looked {
  /** Last source processed; undefined at the end. */
  last: string | undefined;
  looked: number;
  drafts: Draft[];
  doubts: Doubt[];
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** Bill lines with their amounts, each rounded once, and the total. */
export function calculateBill(
  priced: readonly Priced[],
  meter: { fromX100: number | null; toX100: number | null; multiplier: number },
  taxPpm: number,
): Pick<Draft, 'lines' | 'principalFen' | 'taxPpm'> {
  const lines = priced.map((line) => ({
    ...line,
    ...meter,
    amountFen: recompute(line),
    formulaText: formulaOf(line),
  }));
  const principalFen = sum(lines.map((line) => line.amountFen));
  return { lines, principalFen, taxPpm };
}

/** The prices of a fee in a month, for all of its days; null if a day has none. */
export async function pricesIn(db: Db, feeCode: FeeCode, period: string): Promise<PricePart[] | null> {
  const [first, last] = [`${period}-01`, lastDayOfPeriod(period)];
  const parts = await pricesBetween(db, feeCode, first, last);
  return cover(parts, first, last) ? parts : null;
}

export async function taxOf(db: Db, feeCode: FeeCode): Promise<number> {
  const [row] = await db.select({ taxPpm: feeItems.taxPpm }).from(feeItems).where(eq(feeItems.code, feeCode));
  return row?.taxPpm ?? 0;
}

const countIn = (kind: MeterKind) => and(eq(meters.kind, kind), ne(meters.status, 'OFFLINE'), isNotShared);

type StandingFee = Exclude<FixedFee, MeterKind>;

const isMetered = (feeCode: FixedFee): feeCode is MeterKind => meterKinds.some((kind) => kind === feeCode);

/** A month's run bills the deposits of contracts that begin by the end of the following month. */
export const depositsBy = (period: string): string => lastDayOfPeriod(movePeriod(period, 1));

/** Selects the contracts billed for a fee in a month, or only those billed at least some days before it. */
const billedIn = (feeCode: StandingFee, period: string, minAheadDays: number | undefined) =>
  feeCode === 'DEPOSIT'
    ? { depositsBy: depositsBy(period) }
    : { from: `${period}-01`, to: lastDayOfPeriod(period), ...(minAheadDays ? { minAheadDays } : {}) };

export const countFixedSources = (
  db: Db,
  feeCode: FixedFee,
  period: string,
  minAheadDays?: number,
): Promise<number> =>
  isMetered(feeCode)
    ? db.$count(meters, countIn(feeCode))
    : countBilledContracts(db, billedIn(feeCode, period, minAheadDays));

interface ContractFee<Row extends ContractInForce> {
  feeCode: FeeCode;
  taxPpm: number;
  ownFee?: OwnFee | null;
  /** The month of a bill, which need not be the run's. */
  periodOf: (contract: Row) => string;
  linesOf: (contract: Row) => Priced[];
}

/** Drafts a fee of contracts, one bill each, with the units of the contract as its place. */
export async function draftOfContracts<Row extends ContractInForce>(
  db: Db,
  rows: readonly Row[],
  { feeCode, taxPpm, ownFee = null, periodOf, linesOf: linesOfFee }: ContractFee<Row>,
): Promise<Looked> {
  const known = await listUnits(
    db,
    rows.flatMap(({ units: its }) => its.map(({ id }) => id)),
  );
  const unitOf = new Map(known.map((unit) => [unit.id, unit]));
  const drafts = rows.flatMap((contract): Draft[] => {
    const its = contract.units.flatMap(({ id }) => unitOf.get(id) ?? []);
    const [first] = its;
    const lines = linesOfFee(contract);
    if (!first || lines.length === 0) return [];
    return [
      {
        ...calculateBill(lines, { fromX100: null, toX100: null, multiplier: 1 }, taxPpm),
        sourceId: contract.id,
        contractId: contract.id,
        meterId: null,
        unitId: first.id,
        enterpriseId: contract.enterpriseId,
        place: placeOfUnits(its),
        roomNo: first.no,
        feeCode,
        ownFee,
        period: periodOf(contract),
        // A deposit has no late fee, because the tenant can't move in before paying.
        lateFeePpmPerDay: feeCode === 'DEPOSIT' ? 0 : contract.lateFeePpmPerDay,
        ...(feeCode === 'DEPOSIT' ? usualDue : { dueDay: contract.dueDay, dueDays: contract.dueDays }),
      },
    ];
  });
  return { last: rows.at(-1)?.id, looked: rows.length, drafts, doubts: [] };
}

/** Drafts the charges of contracts in force in a month, or their deposits. */
const lookAtContracts = async (
  db: Db,
  feeCode: StandingFee,
  period: string,
  after: string,
  limit: number,
  minAheadDays: number | undefined,
): Promise<Looked> =>
  draftOfContracts(db, await billedContracts(db, billedIn(feeCode, period, minAheadDays), after, limit), {
    feeCode,
    taxPpm: await taxOf(db, feeCode),
    // A deposit is billed once, whichever run does it.
    periodOf: ({ from }) => (feeCode === 'DEPOSIT' ? from.slice(0, 7) : period),
    linesOf: (contract) => linesOf(contract, feeCode, period),
  });

type Metered = Awaited<ReturnType<typeof selectMetered>>[number];

const selectMetered = (db: Db, kind: MeterKind, period: string, after: string, limit: number) =>
  db
    .select({
      meter: meters,
      no: units.no,
      buildingName: buildings.name,
      reading: readings,
    })
    .from(meters)
    .innerJoin(units, eq(units.id, meters.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .leftJoin(readings, and(eq(readings.meterId, meters.id), eq(readings.period, period)))
    .where(and(countIn(kind), gt(meters.id, after)))
    .orderBy(asc(meters.id))
    .limit(limit);

/** Reason why a meter can't be billed, or null. */
function hindrance(
  { meter, reading }: Metered,
  tenantId: string | undefined,
  prices: readonly PricePart[] | null,
  cuts: readonly Cut[] | null,
): ExceptionKind | null {
  if (meter.enterpriseId !== null && tenantId !== meter.enterpriseId) return 'CONTRACT_ENDED';
  if (prices === null) return 'NO_TARIFF';
  if (!reading) return meter.status === 'REPLACED' ? null : 'NO_READING';
  if (reading.usageX100 === null || cuts === null) return 'READING_FALLS';
  return reading.status === 'RAW' ? 'NOT_CHECKED' : null;
}

const usageOf = ({ usageX100, touUsage }: Pick<Reading, 'usageX100' | 'touUsage'>) => ({
  totalX100: usageX100 ?? 0,
  byTime: touUsage,
});

async function lookAtMeters(
  db: Db,
  kind: MeterKind,
  period: string,
  after: string,
  limit: number,
): Promise<Looked> {
  await takeTurn(db, priceTurn(kind));
  const [prices, taxPpm] = [await pricesIn(db, kind, period), await taxOf(db, kind)];
  const rows = await selectMetered(db, kind, period, after, limit);
  const cuts = await cutsOf(db, rows, period);
  const lastYear = await usageIn(
    db,
    rows.map(({ meter }) => meter.id),
    yearBefore(period),
  );
  const contracts = await contractsOfUnits(
    db,
    rows.map(({ meter }) => meter.unitId),
    lastDayOfPeriod(period),
  );
  const drafts: Draft[] = [];
  const doubts: Doubt[] = [];
  for (const row of rows) {
    const { meter, reading, no } = row;
    const contract = contracts.get(meter.unitId);
    const tenantId = contract?.enterpriseId;
    const place = placeOfMeter({ buildingName: row.buildingName, unitNo: no });
    // A meter without a tenant is the park's own.
    if (!contract && meter.enterpriseId === null) continue;
    const lastYearX100 = lastYear.get(meter.id) ?? null;
    const usageX100 = reading?.usageX100 ?? null;
    const about = {
      feeCode: kind,
      sourceId: meter.id,
      meterNo: meter.meterNo,
      place,
      usageX100,
      lastYearX100,
    };
    const read = cuts.get(meter.id) ?? null;
    const kept = hindrance(row, tenantId, prices, read);
    if (kept) doubts.push({ ...about, kind: kept, enterpriseId: meter.enterpriseId ?? tenantId ?? null });
    if (kept || !prices || !reading || !contract || !read) continue;
    if (isHigh(usageX100, lastYearX100))
      doubts.push({ ...about, kind: 'HIGH_USAGE', enterpriseId: contract.enterpriseId });
    const shown = {
      fromX100: reading.previousX100,
      toX100: reading.readingX100,
      multiplier: meter.multiplier,
    };
    drafts.push({
      ...calculateBill(priceMonth(usageOf(reading), prices, read), shown, taxPpm),
      sourceId: meter.id,
      contractId: contract.id,
      meterId: meter.id,
      unitId: meter.unitId,
      enterpriseId: contract.enterpriseId,
      place,
      roomNo: no,
      feeCode: kind,
      lateFeePpmPerDay: contract.lateFeePpmPerDay,
      dueDay: contract.dueDay,
      dueDays: contract.dueDays,
    });
  }
  return { last: rows.at(-1)?.meter.id, looked: rows.length, drafts, doubts };
}

/** Processes the next sources of a fixed fee in order of id and returns the drafted bills. */
export const lookAtFixed = (
  db: Db,
  feeCode: FixedFee,
  period: string,
  after: string,
  limit: number,
  minAheadDays?: number,
): Promise<Looked> =>
  isMetered(feeCode)
    ? lookAtMeters(db, feeCode, period, after, limit)
    : lookAtContracts(db, feeCode, period, after, limit, minAheadDays);
