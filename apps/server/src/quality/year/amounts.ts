import {
  type Day,
  daysFromTo,
  firstOf,
  lastOf,
  lengthOf,
  type Month,
  monthOf,
  monthsFromTo,
  plusDays,
  plusMonths,
} from './calendar.ts';

/** Terms of a lease, from a day on. Amounts in fen. */
interface Terms {
  from: Day;
  rent: bigint;
  /** Property fee per square metre and month. */
  fee: bigint;
}

export interface Lease {
  from: Day;
  to: Day;
  /** Months for which rent is paid at once. */
  cycle: number;
  freeDays: number;
  /** Hundredths of a square metre. */
  areaX100: bigint;
  terms: Terms[];
}

/** A price in 0.0001 yuan from a day on; with tiers, each to its limit in hundredths and the last without. */
export interface Price {
  from: Day;
  tiers: { upTo: bigint | null; priceE4: bigint }[];
}

/** A rational number that is rounded half up to whole fen. */
const rounded = (dividend: bigint, divisor: bigint): bigint => (dividend * 2n + divisor) / (divisor * 2n);

/** The tax within an amount. */
export const taxIn = (fen: bigint, ppm: bigint): bigint => rounded(fen * ppm, 1_000_000n + ppm);

/** The rent after a rise of so many hundredths of a percent. */
export const raised = (fen: bigint, pctX100: bigint): bigint => rounded(fen * (10_000n + pctX100), 10_000n);

/** The days of a month on which the terms stay the same, as far as the lease and `since` reach. */
function* spans(lease: Lease, month: Month, since: Day, pick: (terms: Terms) => bigint) {
  const begin = [firstOf(month), lease.from, since].toSorted().at(-1) as Day;
  const end = [lastOf(month), lease.to].toSorted()[0] as Day;
  let from = begin;
  while (from <= end) {
    const price = pick(lease.terms.findLast((terms) => terms.from <= from) ?? (lease.terms[0] as Terms));
    const change = lease.terms.find(
      (terms) => terms.from > from && terms.from <= end && pick(terms) !== price,
    );
    const to = change ? plusDays(change.from, -1) : end;
    yield { price, days: BigInt(daysFromTo(from, to) + 1) };
    from = plusDays(to, 1);
  }
}

const inMonth = (month: Month) => BigInt(lengthOf(month));

/** Rent of the months that are paid in a month: a whole cycle, each month rounded by itself and cut where it changes. */
export function rentOf(lease: Lease, month: Month): bigint {
  const passed = monthsFromTo(monthOf(lease.from), month);
  if (passed < 0 || passed % lease.cycle !== 0) return 0n;
  const since = plusDays(lease.from, lease.freeDays);
  let sum = 0n;
  for (let nth = 0; nth < lease.cycle; nth += 1) {
    const paid = plusMonths(month, nth);
    for (const { price, days } of spans(lease, paid, since, ({ rent }) => rent))
      sum += rounded(price * days, inMonth(paid));
  }
  return sum;
}

/** Property fee of a month, cut only where the fee itself changes. */
export function propertyFeeOf(lease: Lease, month: Month): bigint {
  let sum = 0n;
  for (const { price, days } of spans(lease, month, lease.from, ({ fee }) => fee))
    sum += rounded(lease.areaX100 * price * days, 100n * inMonth(month));
  return sum;
}

/** A monthly charge: quantity in hundredths × price, by the days on which it and its lease run. */
export function chargeOf(
  { from, to, quantityX100, priceE4 }: { from: Day; to: Day; quantityX100: bigint; priceE4: bigint },
  month: Month,
): bigint {
  const begin = from > firstOf(month) ? from : firstOf(month);
  const end = to < lastOf(month) ? to : lastOf(month);
  if (begin > end) return 0n;
  const days = BigInt(daysFromTo(begin, end) + 1);
  return rounded(quantityX100 * priceE4 * days, 10_000n * inMonth(month));
}

/**
 * What a usage of a month costs. Where prices change within the month, the usage is split by days, and so are the
 * limits of tiers.
 * @param usageX100 hundredths of the unit
 */
export function usageCost(usageX100: bigint, prices: readonly Price[], month: Month): bigint {
  const all = inMonth(month);
  const inForce = prices
    .filter(({ from }) => from <= lastOf(month))
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const first = inForce.findLastIndex(({ from }) => from <= firstOf(month));
  const parts = inForce.slice(Math.max(first, 0));
  let sum = 0n;
  for (const [nth, price] of parts.entries()) {
    const from = nth === 0 ? firstOf(month) : price.from;
    const next = parts[nth + 1]?.from;
    const to = next ? plusDays(next, -1) : lastOf(month);
    const days = BigInt(daysFromTo(from, to) + 1);
    // In hundredths × days of the month, so that nothing is rounded before the money is.
    let left = usageX100 * days;
    let below = 0n;
    for (const { upTo, priceE4 } of price.tiers) {
      const room = upTo === null ? left : (upTo - below) * days;
      const used = left < room ? left : room;
      sum += rounded(used * priceE4, 10_000n * all);
      left -= used;
      below = upTo ?? below;
    }
  }
  return sum;
}
