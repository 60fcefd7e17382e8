import type { ExceptionKind, FeeCode, MeterKind } from '@portal/contract/billing/terms';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listUnits } from '../../building/building.public.ts';
import { buildings, units } from '../../building/building.table.ts';
import { contractsOfUnits } from '../../lease/lease.public.ts';
import { calculateBill, type Doubt, type Draft, type Looked, pricesIn, sum } from '../bill/draft-bills.ts';
import { placeOfMeter } from '../meter/meter.queries.ts';
import { type FeeItem, meters, type Reading, readings } from '../meter/meter.table.ts';
import { lastDayOfPeriod } from '../meter/periods.ts';
import { recompute } from '../money/price-usage.ts';
import { priceMonth } from '../price/price-month.ts';
import { type MeterShare, meterShares, meterShareUnits } from './charge.table.ts';
import { ownFeeOf } from './fee-of.ts';
import { splitLargest } from './split-largest.ts';

const isOf = (feeCode: FeeCode) => and(eq(meterShares.feeCode, feeCode), eq(meterShares.enabled, true));

export const countShared = (db: Db, feeCode: FeeCode): Promise<number> =>
  db.$count(meterShares, isOf(feeCode));

/** Why a shared meter can't be billed, or null. */
function hindranceOf(reading: Reading | null, hasPrice: boolean): ExceptionKind | null {
  if (!hasPrice) return 'NO_TARIFF';
  if (!reading) return 'NO_READING';
  if (reading.usageX100 === null) return 'READING_FALLS';
  return reading.status === 'RAW' ? 'NOT_CHECKED' : null;
}

/** The units that bear a shared meter, with the weight of each and its tenant on a day. */
export async function partsOf(db: Db, { id, method }: Pick<MeterShare, 'id' | 'method'>, day: string) {
  const rows = await db
    .select()
    .from(meterShareUnits)
    .where(and(eq(meterShareUnits.shareId, id), eq(meterShareUnits.isActive, true)))
    .orderBy(asc(meterShareUnits.id));
  const ids = rows.map(({ unitId }) => unitId);
  const known = new Map((await listUnits(db, ids)).map((unit) => [unit.id, unit]));
  const leases = await contractsOfUnits(db, ids, day);
  return rows.flatMap((row) => {
    const unit = known.get(row.unitId);
    if (!unit) return [];
    const weight = method === 'AREA' ? unit.areaX100 : row.weight * 100;
    return [{ id: row.id, unit, weight, shares: row.weight, contract: leases.get(row.unitId) ?? null }];
  });
}

interface Shared {
  meter: { no: string; multiplier: number };
  reading: Pick<Reading, 'previousX100' | 'readingX100' | 'usageX100'>;
  ofFen: number;
  parts: Awaited<ReturnType<typeof partsOf>>;
}

/** What a shared meter's usage costs in a month; null without a price or a usable reading. */
export async function costOf(
  db: Db,
  kind: MeterKind,
  reading: Pick<Reading, 'usageX100' | 'touUsage'> | null | undefined,
  period: string,
): Promise<number | null> {
  const prices = await pricesIn(db, kind, period);
  if (!prices || !reading || reading.usageX100 === null) return null;
  const usage = { totalX100: reading.usageX100, byTime: reading.touUsage };
  return sum(priceMonth(usage, prices).map(recompute));
}

/** Amount of each part, in their order. */
export const amountsOf = (ofFen: number, parts: readonly { weight: number }[]): number[] =>
  splitLargest(
    ofFen,
    parts.map(({ weight }) => weight),
  );

/** A bill for each tenant's part; the parts of units without a tenant are the park's. */
function draftParts({ meter, reading, ofFen, parts }: Shared, fee: FeeItem): Draft[] {
  const amounts = amountsOf(ofFen, parts);
  const ofWeight = sum(parts.map(({ weight }) => weight));
  const shown = { fromX100: reading.previousX100, toX100: reading.readingX100, multiplier: meter.multiplier };
  return parts.flatMap(({ id, unit, weight, contract }, at): Draft[] => {
    const amountFen = amounts[at] ?? 0;
    if (!contract || amountFen === 0) return [];
    const share = { ofFen, weight, ofWeight, amountFen };
    const line = {
      part: 'WHOLE' as const,
      name: meter.no,
      usageX100: reading.usageX100 ?? 0,
      unitPriceE4: 0,
      share,
    };
    return [
      {
        ...calculateBill([line], shown, fee.taxPpm),
        sourceId: id,
        contractId: contract.id,
        meterId: null,
        unitId: unit.id,
        enterpriseId: contract.enterpriseId,
        place: placeOfMeter({ buildingName: unit.buildingName, unitNo: unit.no }),
        roomNo: unit.no,
        feeCode: fee.code,
        ownFee: ownFeeOf(fee),
        lateFeePpmPerDay: contract.lateFeePpmPerDay,
        dueDay: contract.dueDay,
        dueDays: contract.dueDays,
      },
    ];
  });
}

/** Splits the cost of meters without a tenant over their units, at the price of their usage. */
export async function lookAtShared(
  db: Db,
  fee: FeeItem,
  period: string,
  after: string,
  limit: number,
): Promise<Looked> {
  const rows = await db
    .select({
      share: meterShares,
      meter: meters,
      reading: readings,
      no: units.no,
      buildingName: buildings.name,
    })
    .from(meterShares)
    .innerJoin(meters, eq(meters.id, meterShares.meterId))
    .innerJoin(units, eq(units.id, meters.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .leftJoin(readings, and(eq(readings.meterId, meters.id), eq(readings.period, period)))
    .where(and(isOf(fee.code), gt(meterShares.id, after)))
    .orderBy(asc(meterShares.id))
    .limit(limit);
  const drafts: Draft[] = [];
  const doubts: Doubt[] = [];
  for (const { share, meter, reading, no, buildingName } of rows) {
    const ofFen = await costOf(db, meter.kind, reading, period);
    const kept = hindranceOf(reading, (await pricesIn(db, meter.kind, period)) !== null);
    if (kept) {
      const place = placeOfMeter({ buildingName, unitNo: no });
      const about = { feeCode: fee.code, sourceId: share.id, meterNo: meter.meterNo, place };
      doubts.push({ ...about, kind: kept, enterpriseId: null, usageX100: null, lastYearX100: null });
    }
    if (kept || !reading || ofFen === null) continue;
    const parts = await partsOf(db, share, lastDayOfPeriod(period));
    drafts.push(
      ...draftParts(
        { meter: { no: meter.meterNo, multiplier: meter.multiplier }, reading, ofFen, parts },
        fee,
      ),
    );
  }
  return { last: rows.at(-1)?.share.id, looked: rows.length, drafts, doubts };
}
