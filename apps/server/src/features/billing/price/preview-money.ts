import type { Price } from '@portal/contract/billing/bill-price';
import type { TariffDraft, TariffMoney } from '@portal/contract/billing/price-manage';
import type { MeterKind } from '@portal/contract/billing/terms';
import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { meters, readings } from '../meter/meter.table.ts';
import { movePeriod } from '../meter/periods.ts';
import { daysBetween } from '../money/days-between.ts';
import { recompute, type Usage } from '../money/price-usage.ts';
import { priceMonth } from './price-month.ts';
import { cover, listLive, type PricePart, partsOf } from './prices.ts';

interface Month {
  from: string;
  to: string;
}

/** How far back a month with readings is looked for. */
const monthsBack = 3;

/** The prices of a month once the draft is saved; null if a day has none. */
async function pricesWith(
  db: Db,
  { tariffId, feeCode, effectiveFrom, price }: TariffDraft,
  { from, to }: Month,
): Promise<PricePart[] | null> {
  const others = (await listLive(db, feeCode)).filter(
    (row) => row.id !== tariffId && row.effectiveFrom !== effectiveFrom,
  );
  const rows = [...others, { effectiveFrom, price, endsOn: null }].toSorted((one, other) =>
    one.effectiveFrom.localeCompare(other.effectiveFrom),
  );
  const parts = partsOf(rows, from, to);
  return cover(parts, from, to) ? parts : null;
}

/** The usage of tenants' meters in the last month that was read, the largest first. */
async function lastUsages(db: Db, kind: MeterKind, now: string) {
  const periods = Array.from({ length: monthsBack + 1 }, (_, back) => movePeriod(now, -back));
  const rows = await db
    .select({
      period: readings.period,
      meterNo: meters.meterNo,
      enterpriseName: enterprises.name,
      totalX100: readings.usageX100,
      byTime: readings.touUsage,
    })
    .from(readings)
    .innerJoin(meters, eq(meters.id, readings.meterId))
    .innerJoin(enterprises, eq(enterprises.id, readings.enterpriseId))
    .where(
      and(
        inArray(readings.period, periods),
        eq(meters.kind, kind),
        eq(meters.status, 'ONLINE'),
        isNotNull(readings.usageX100),
        gt(readings.usageX100, 0),
      ),
    )
    .orderBy(desc(readings.period), desc(readings.usageX100), desc(readings.id));
  return rows.filter(({ period }) => period === rows[0]?.period);
}

const sumOf = (usage: Usage, parts: readonly PricePart[]): number =>
  priceMonth(usage, parts).reduce((sum, line) => sum + recompute(line), 0);

/**
 * What the month in which a price begins comes to, with the usage of the last month that was read: as if the price
 * before went on, as it will be billed, and as if the new price had begun with the month.
 */
export async function previewMoney(
  db: Db,
  draft: TariffDraft,
  month: Month,
  { now, priceBefore }: { now: string; priceBefore: Price | null },
): Promise<TariffMoney | null> {
  const prices = await pricesWith(db, draft, month);
  if (prices === null || priceBefore === null) return null;
  const usages = await lastUsages(db, draft.feeCode, now);
  const [largest] = usages;
  if (!largest) return null;
  const compare = ({ totalX100, byTime }: (typeof usages)[number]) => {
    const usage = { totalX100: totalX100 ?? 0, byTime };
    return {
      beforeFen: sumOf(usage, [{ ...month, price: priceBefore }]),
      splitFen: sumOf(usage, prices),
      afterFen: sumOf(usage, [{ ...month, price: draft.price }]),
    };
  };
  const all = usages.map(compare);
  const sum = (name: 'beforeFen' | 'splitFen' | 'afterFen') =>
    all.reduce((total, one) => total + one[name], 0);
  const lines = priceMonth({ totalX100: largest.totalX100 ?? 0, byTime: largest.byTime }, prices);
  const byTerm = Map.groupBy(lines, ({ term }) => term?.from ?? month.from);
  return {
    usagePeriod: largest.period,
    meters: usages.length,
    beforeFen: sum('beforeFen'),
    splitFen: sum('splitFen'),
    afterFen: sum('afterFen'),
    example: {
      meterNo: largest.meterNo,
      enterpriseName: largest.enterpriseName,
      usageX100: largest.totalX100 ?? 0,
      parts: [...byTerm].map(([from, its]) => {
        const to = its[0]?.term?.to ?? month.to;
        const amountFen = its.reduce((total, line) => total + recompute(line), 0);
        return { from, to, days: daysBetween(from, to), amountFen };
      }),
      ...compare(largest),
    },
  };
}
