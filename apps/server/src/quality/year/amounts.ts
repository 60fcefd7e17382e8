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
  /** Months for which rent is paid at once, and what was agreed instead from the first of a month on. */
  cycle: number;
  cycles: { from: Day; cycle: number }[];
  freeDays: number;
  /** Units with the days on which they are held, in hundredths of a square metre. */
  units: { unitId: string; areaX100: bigint; from: Day; to: Day }[];
  rent: bigint;
  fee: bigint;
  /** Rises of the rent in hundredths of a percent. */
  rises: { from: Day; pctX100: bigint }[];
  /** Terms that were agreed later; what is agreed for a day wins over a rise on it. */
  agreed: Terms[];
}

/** A price in 0.0001 yuan from a day on; with tiers, each to its limit in hundredths and the last without. */
export interface Price {
  from: Day;
  tiers: { upTo: bigint | null; priceE4: bigint }[];
}

/** Some days of one month at one price. The price is negative where less is to be paid than before. */
export interface Part {
  from: Day;
  to: Day;
  quantity: bigint;
  price: bigint;
  /** How many times too large quantity × price is. */
  scale: bigint;
}

/** A rational number that is rounded half up to whole fen. */
const rounded = (dividend: bigint, divisor: bigint): bigint => (dividend * 2n + divisor) / (divisor * 2n);

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);
export const earliest = (...days: Day[]) => days.toSorted()[0] as Day;
export const latest = (...days: Day[]) => days.toSorted().at(-1) as Day;

const compare = (one: bigint, other: bigint) => Number(one - other);
/** The least or greatest of some amounts, which `Math` finds for numbers only. */
export const least = (...amounts: bigint[]) => amounts.toSorted(compare)[0] ?? 0n;
export const greatest = (...amounts: bigint[]) => amounts.toSorted(compare).at(-1) ?? 0n;

/** The tax within an amount. */
export const taxIn = (fen: bigint, ppm: bigint): bigint => rounded(fen * ppm, 1_000_000n + ppm);

/** The rent after a rise of so many hundredths of a percent. */
const raised = (fen: bigint, pctX100: bigint): bigint => rounded(fen * (10_000n + pctX100), 10_000n);

/** What applies from each day on: a rise goes on from what was agreed before it. */
function termsOf({ from, rent, fee, rises, agreed }: Lease): Terms[] {
  const days = [...new Set([...rises, ...agreed].map((change) => change.from))].toSorted();
  const terms: Terms[] = [{ from, rent, fee }];
  for (const day of days) {
    const last = terms.at(-1) as Terms;
    const rise = rises.find((one) => one.from === day);
    const next =
      agreed.find((one) => one.from === day) ??
      (rise ? { ...last, from: day, rent: raised(last.rent, rise.pctX100) } : last);
    terms.push(next);
  }
  return terms;
}

export const termsOn = (lease: Lease, day: Day): Terms => {
  const terms = termsOf(lease);
  return terms.findLast(({ from }) => from <= day) ?? (terms[0] as Terms);
};

const areaOn = ({ units }: Lease, day: Day): bigint =>
  sum(units.filter(({ from, to }) => from <= day && day <= to).map(({ areaX100 }) => areaX100));

const amountOf = ({ from, to, quantity, price, scale }: Part): bigint => {
  const of = (positive: bigint) =>
    rounded(quantity * positive * BigInt(daysFromTo(from, to) + 1), scale * BigInt(lengthOf(monthOf(from))));
  return price < 0n ? -of(-price) : of(price);
};

export const totalOf = (parts: readonly Part[]): bigint => sum(parts.map(amountOf));

/** The days of a month on which quantity and price stay the same. */
function partsBetween(
  from: Day,
  to: Day,
  changes: readonly Day[],
  pick: (day: Day) => Pick<Part, 'quantity' | 'price'>,
  scale: bigint,
): Part[] {
  if (from > to) return [];
  const starts = [...new Set([from, ...changes.filter((day) => day > from && day <= to)])].toSorted();
  const parts: Part[] = [];
  for (const [at, start] of starts.entries()) {
    const next = starts[at + 1];
    const end = next ? plusDays(next, -1) : to;
    const { quantity, price } = pick(start);
    const last = parts.at(-1);
    if (last?.quantity === quantity && last.price === price) last.to = end;
    else parts.push({ from: start, to: end, quantity, price, scale });
  }
  return parts.filter(({ quantity, price }) => quantity !== 0n && price !== 0n);
}

const cycleIn = ({ from, cycle, cycles }: Lease, month: Month) =>
  cycles.findLast((one) => monthOf(one.from) <= month) ?? { from, cycle };

export const cycleOn = (lease: Lease, month: Month): number => cycleIn(lease, month).cycle;

/** Whether rent is paid in a month. */
export function startsCycle(lease: Lease, month: Month): boolean {
  const { from, cycle } = cycleIn(lease, month);
  const passed = monthsFromTo(monthOf(from), month);
  return passed >= 0 && passed % cycle === 0;
}

/** Rent of the months that are paid in a month: a whole cycle, each month cut where its rent changes. */
export function rentParts(lease: Lease, month: Month): Part[] {
  if (!startsCycle(lease, month)) return [];
  const since = plusDays(lease.from, lease.freeDays);
  const terms = termsOf(lease);
  return Array.from({ length: cycleOn(lease, month) }, (_, nth) => plusMonths(month, nth)).flatMap((paid) =>
    partsBetween(
      latest(firstOf(paid), since),
      earliest(lastOf(paid), lease.to),
      terms.map(({ from }) => from),
      (day) => ({ quantity: 1n, price: (terms.findLast(({ from }) => from <= day) ?? lease).rent }),
      1n,
    ),
  );
}

/** Property fee of a month, cut only where the fee or the area changes. */
export function propertyParts(lease: Lease, month: Month): Part[] {
  const terms = termsOf(lease);
  const moves = lease.units.flatMap(({ from, to }) => [from, plusDays(to, 1)]);
  return partsBetween(
    latest(firstOf(month), lease.from),
    earliest(lastOf(month), lease.to),
    [...terms.map(({ from }) => from), ...moves],
    (day) => ({
      quantity: areaOn(lease, day),
      price: (terms.findLast(({ from }) => from <= day) ?? lease).fee,
    }),
    100n,
  );
}

interface ChargeDays {
  from: Day;
  to: Day;
  quantityX100: bigint;
  priceE4: bigint;
}

/** A monthly charge: quantity in hundredths × price, by the days on which it and its lease run. */
export const chargeParts = (
  { from, to, quantityX100, priceE4 }: ChargeDays,
  month: Month,
  until: Day,
): Part[] =>
  partsBetween(
    latest(from, firstOf(month)),
    earliest(to, lastOf(month), until),
    [],
    () => ({ quantity: quantityX100, price: priceE4 }),
    10_000n,
  );

const partOn = (parts: readonly Part[], day: Day) => parts.find(({ from, to }) => from <= day && day <= to);

/** What one day costs more: at another price, in another quantity, or both, which are then two amounts. */
function moreOn(before: Part | undefined, after: Part | undefined): Pick<Part, 'quantity' | 'price'>[] {
  const was = { quantity: before?.quantity ?? 0n, price: before?.price ?? 0n };
  const is = { quantity: after?.quantity ?? 0n, price: after?.price ?? 0n };
  if (was.quantity === is.quantity) return [{ quantity: is.quantity, price: is.price - was.price }];
  if (was.price !== is.price) return [is, { quantity: was.quantity, price: -was.price }];
  const more = is.quantity - was.quantity;
  return [more < 0n ? { quantity: -more, price: -is.price } : { quantity: more, price: is.price }];
}

/** The difference between two calculations of the same months: each run of days of a month is rounded by itself. */
export function differencesOf(before: readonly Part[], after: readonly Part[]): Part[] {
  const all = [...before, ...after];
  if (all.length === 0) return [];
  const last = latest(...all.map(({ to }) => to));
  const scale = (all[0] as Part).scale;
  const result: Part[] = [];
  for (let day = earliest(...all.map(({ from }) => from)); day <= last; day = plusDays(day, 1))
    for (const { quantity, price } of moreOn(partOn(before, day), partOn(after, day))) {
      if (quantity === 0n || price === 0n) continue;
      const run = result.find(
        (one) =>
          one.quantity === quantity &&
          one.price === price &&
          plusDays(one.to, 1) === day &&
          monthOf(one.from) === monthOf(day),
      );
      if (run) run.to = day;
      else result.push({ from: day, to: day, quantity, price, scale });
    }
  return result;
}

/** What was billed for the days after the last one. */
export const amountAfter = (parts: readonly Part[], lastDay: Day): bigint =>
  totalOf(
    parts.flatMap((part) =>
      part.to <= lastDay ? [] : [{ ...part, from: latest(part.from, plusDays(lastDay, 1)) }],
    ),
  );

/** A reading within a month: what was used from its first day until that day begins. */
export interface DayReading {
  day: Day;
  usedX100: bigint;
}

interface UsageOf {
  usageX100: bigint;
  prices: readonly Price[];
  from: Day;
  /** The last day that counts. */
  to: Day;
  read?: readonly DayReading[];
}

/** The prices that apply on some days, each with its days. */
function pricesBetween(prices: readonly Price[], from: Day, to: Day) {
  const sorted = prices.toSorted((one, other) => one.from.localeCompare(other.from));
  const first = sorted.findLastIndex((price) => price.from <= from);
  const inForce = sorted.slice(Math.max(first, 0)).filter((price) => price.from <= to);
  return inForce.map(({ tiers }, nth) => ({
    tiers,
    from: nth === 0 ? from : (inForce[nth] as Price).from,
    to: inForce[nth + 1] ? plusDays((inForce[nth + 1] as Price).from, -1) : to,
  }));
}

/**
 * What a usage costs. Where the price changes, it is split by the reading of that day, or else by days, and the limits
 * of tiers shrink with the days.
 */
export function usageCost({ usageX100, prices, from, to, read = [] }: UsageOf): bigint {
  const parts = pricesBetween(prices, from, to);
  const all = BigInt(daysFromTo(from, to) + 1);
  const cuts = read.filter(({ day }) => parts.some((part, nth) => nth > 0 && part.from === day));
  const bounds = [{ day: from, usedX100: 0n }, ...cuts];
  return sum(
    bounds.flatMap(({ day, usedX100 }, nth) => {
      const next = bounds[nth + 1];
      const end = next ? plusDays(next.day, -1) : to;
      const used = (next?.usedX100 ?? usageX100) - usedX100;
      const days = BigInt(daysFromTo(day, end) + 1);
      return parts
        .filter((part) => day <= part.from && part.to <= end)
        .map((part) =>
          tiersCost(
            used,
            part.tiers.map(({ upTo, priceE4 }) => ({
              upTo: upTo === null ? null : rounded(upTo * days, all),
              priceE4,
            })),
            BigInt(daysFromTo(part.from, part.to) + 1),
            days,
          ),
        );
    }),
  );
}

/** A share of a usage by tiers, whose limits are those of the whole. Nothing is rounded before the money is. */
function tiersCost(usageX100: bigint, tiers: Price['tiers'], days: bigint, ofDays: bigint): bigint {
  let left = usageX100;
  let below = 0n;
  let cost = 0n;
  for (const { upTo, priceE4 } of tiers) {
    const room = upTo === null ? left : upTo - below;
    const used = least(left, room);
    cost += rounded(used * priceE4 * days, 10_000n * ofDays);
    left -= used;
    below = upTo ?? below;
  }
  return cost;
}

/** A cost in parts by weight, in whole fen that add up: the largest remainders get one fen more. */
export function shared(fen: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  const parts = weights.map((weight) => (fen * weight) / all);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (fen * weight) % all }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  const left = Number(fen - sum(parts));
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
}
