import {
  type FeeCode,
  isFixedFee,
  type MeterKind,
  meterKindLabels,
  meterKinds,
} from '@portal/contract/billing/terms';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type KnownUnit, listUnits } from '../../building/building.public.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { linesOf } from '../bill/contract-lines.ts';
import { calculateBill, type Draft, taxOf } from '../bill/draft-bills.ts';
import { charges } from '../charge/charge.table.ts';
import { chargeLines } from '../charge/charge-lines.ts';
import { ownFeeOf } from '../charge/fee-of.ts';
import { isNotShared } from '../charge/not-shared.ts';
import { placeOfUnits } from '../meter/meter.queries.ts';
import { feeItems, type Meter, meters, type Reading, readings } from '../meter/meter.table.ts';
import { monthsBetween } from '../meter/periods.ts';
import { priceReading } from '../price/price-reading.ts';
import { billedMonths, firstPeriod, firstPeriods } from './billed-months.ts';
import type { Ending } from './bills-of-ending.public.ts';

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

interface Known {
  first: ReadonlyMap<FeeCode, string>;
  /** The first month of any fee, from which on charges are billed, whenever they were entered. */
  firstOfAll: string | null;
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
  { first, firstOfAll, billed }: Known,
  units: KnownUnit[],
): Promise<FinalBill[]> {
  const [unit] = units;
  const fees = await standingFees(db, contract);
  return fees.flatMap(({ feeCode, taxPpm, ownFee, linesIn }) => {
    const known = isFixedFee(feeCode) ? first.get(feeCode) : firstOfAll;
    const since = [known ?? '', contract.from.slice(0, 7)].sort().at(-1) ?? '';
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
          place: placeOfUnits(units),
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
          .where(and(inArray(meters.unitId, ids), ne(meters.status, 'OFFLINE'), isNotShared))
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
  const taxes = new Map<MeterKind, number>();
  for (const kind of meterKinds) taxes.set(kind, await taxOf(db, kind));
  const result: Metered = { last: [], drafts: [], doubts: [] };
  for (const meter of rows) {
    const its = read.filter(({ meterId }) => meterId === meter.id);
    // The first one that the next tenant has is as good.
    const last = its.find((reading) => isLast(reading, lastDay));
    // One that was replaced has been read for the last time; what it counted may not be billed yet.
    if (meter.status === 'ONLINE') {
      result.last.push(viewLast(meter, last));
      if (!last) result.doubts.push({ kind: 'METER_UNREAD', refId: meter.id, of: meter.meterNo });
    }
    const theirs = its.filter(
      (reading) =>
        (reading.enterpriseId === contract.enterpriseId ||
          (reading.enterpriseId === null &&
            (reading === last || meter.status === 'REPLACED' || reading.period <= lastDay.slice(0, 7)))) &&
        reading.period >= (first.get(meter.kind) ?? '') &&
        !billed.has(`${meter.id} ${meter.kind} ${reading.period}`),
    );
    const unit = units.find(({ id }) => id === meter.unitId);
    for (const reading of theirs) {
      const found = await draftUsage(
        db,
        { contract, lastDay },
        meter,
        reading,
        unit,
        taxes.get(meter.kind) ?? 0,
      );
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
  { contract, lastDay }: Pick<Ending, 'contract' | 'lastDay'>,
  meter: Meter,
  reading: Reading,
  unit: KnownUnit | undefined,
  taxPpm: number,
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
    ...calculateBill(priced, shown, taxPpm),
    sourceId: meter.id,
    contractId: contract.id,
    meterId: meter.id,
    meterNo: meter.meterNo,
    unitId: meter.unitId,
    enterpriseId: contract.enterpriseId,
    place: unit ? placeOfUnits([unit]) : '',
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
    firstOfAll: await firstPeriod(db),
    billed: await billedMonths(db, [ending.contract.id, ...meterIds.map(({ id }) => id)]),
  };
  const charges = await unbilledCharges(db, ending, known, units);
  const usage = await unbilledUsage(db, ending, known, units);
  return { drafts: [...charges, ...usage.drafts], doubts: usage.doubts, meters: usage.last };
}
