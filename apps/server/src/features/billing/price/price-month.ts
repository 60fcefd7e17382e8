import type { Price } from '@portal/contract/billing/bill-price';
import { addDays } from '../../../platform/china-time.ts';
import type { Priced } from '../bill/contract-lines.ts';
import { daysBetween } from '../money/days-between.ts';
import { priceUsage, type Usage } from '../money/price-usage.ts';
import type { PricePart } from './prices.ts';

/** A reading taken within a month: the usage from its first day until the beginning of that day. */
export interface Cut {
  day: string;
  used: Usage;
}

/** What a bill is calculated from; the hours of a price by time of day are not, because the meter counts by itself. */
function pricedBy({ unitPriceE4, tiers, tou }: Price, isTou: boolean): string {
  if (tou && isTou) return JSON.stringify([tou.peakE4, tou.flatE4, tou.valleyE4]);
  return JSON.stringify(tiers ?? unitPriceE4);
}

/** Joins prices that follow each other and ask the same. */
function joined(parts: readonly PricePart[], isTou: boolean): PricePart[] {
  const result: PricePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && pricedBy(last.price, isTou) === pricedBy(part.price, isTou)) last.to = part.to;
    else result.push({ ...part });
  }
  return result;
}

/** The thresholds of tiers, which hold for a month, for some of its days. */
const shrunk = (price: Price, days: number, ofDays: number): Price => ({
  ...price,
  tiers:
    price.tiers?.map(({ uptoX100, unitPriceE4 }) => ({
      uptoX100: uptoX100 === null ? null : Math.round((uptoX100 * days) / ofDays),
      unitPriceE4,
    })) ?? null,
});

const nothing: Usage = { totalX100: 0, byTime: { peakX100: 0, flatX100: 0, valleyX100: 0 } };

const less = (usage: Usage, before: Usage): Usage => ({
  totalX100: usage.totalX100 - before.totalX100,
  byTime:
    usage.byTime && before.byTime
      ? {
          peakX100: usage.byTime.peakX100 - before.byTime.peakX100,
          flatX100: usage.byTime.flatX100 - before.byTime.flatX100,
          valleyX100: usage.byTime.valleyX100 - before.byTime.valleyX100,
        }
      : usage.byTime,
});

/**
 * Prices the usage of a month in which the price may change. Each price gets its own lines: by the reading taken on the
 * day of the change, or else by days. A part of days keeps the whole quantity and its share of days, so that a line is
 * rounded once and the thresholds of tiers shrink exactly with the days. Expects prices for every day of the month.
 */
export function priceMonth(usage: Usage, prices: readonly PricePart[], cuts: readonly Cut[] = []): Priced[] {
  const parts = joined(prices, usage.byTime !== null);
  const [first, ...others] = parts;
  if (!first) throw new Error('a month has no price');
  if (others.length === 0) return priceUsage(usage, first.price);
  const lastDay = parts.at(-1)?.to ?? first.to;
  const ofMonth = daysBetween(first.from, lastDay);
  const read = others.flatMap(({ from }) => cuts.find(({ day }) => day === from) ?? []);
  const starts = [{ day: first.from, used: nothing }, ...read];
  return starts.flatMap(({ day, used }, at) => {
    const next = read[at];
    const until = next ? addDays(next.day, -1) : lastDay;
    const days = daysBetween(day, until);
    const between = less(next?.used ?? usage, used);
    return parts
      .filter(({ from, to }) => day <= from && to <= until)
      .flatMap(({ price, from, to }) =>
        priceUsage(between, shrunk(price, days, ofMonth)).map((line) => ({
          ...line,
          term: { from, to, days: daysBetween(from, to), ofDays: days },
        })),
      );
  });
}
