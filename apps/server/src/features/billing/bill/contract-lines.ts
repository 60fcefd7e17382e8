import type { BillLine } from '@portal/contract/billing/bill-price';
import type { FixedFee } from '@portal/contract/billing/terms';
import { addDays } from '../../../platform/china-time.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { lastDayOfPeriod, movePeriod } from '../meter/periods.ts';
import { daysBetween } from '../money/days-between.ts';

/** Inputs of a bill line. */
export type Priced = Pick<BillLine, 'part' | 'usageX100' | 'unitPriceE4' | 'term' | 'name' | 'share'>;

type Billed = Pick<
  ContractInForce,
  | 'from'
  | 'to'
  | 'payCycle'
  | 'cycles'
  | 'freeDays'
  | 'billedFrom'
  | 'feesBilledFrom'
  | 'depositFen'
  | 'depositPaidFen'
  | 'steps'
  | 'units'
>;

export const later = (one: string, other: string) => (one > other ? one : other);
export const earlier = (one: string, other: string) => (one < other ? one : other);

type Step = Billed['steps'][number];
type Rate = 'rentFenPerMonth' | 'propertyFeeFenPerM2Month';

/** Joins steps that follow each other and ask the same: what does not change is not cut. */
function joined(steps: readonly Step[], rate: Rate): Step[] {
  const result: Step[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (last && last[rate] === step[rate]) last.to = step.to;
    else result.push({ ...step });
  }
  return result;
}

/** Area held on a day; units of a contract may come and go. */
const areaOn = (units: Billed['units'], day: string): number =>
  units
    .filter(({ from = day, to = day }) => from <= day && day <= to)
    .reduce((sum, { areaX100 }) => sum + areaX100, 0);

/** First days on which the area of a contract differs from the day before. */
const areaChanges = ({ units }: Billed): string[] =>
  units
    .flatMap(({ from, to }) => [...(from ? [from] : []), ...(to ? [addDays(to, 1)] : [])])
    .filter((day) => areaOn(units, day) !== areaOn(units, addDays(day, -1)));

/** Splits a part of a month at the given days. */
function cutAt<Part extends { term: NonNullable<Priced['term']> }>(
  part: Part,
  days: readonly string[],
): Part[] {
  const inside = [...new Set(days)].filter((day) => day > part.term.from && day <= part.term.to).sort();
  const starts = [part.term.from, ...inside];
  return starts.map((from, at) => {
    const next = starts[at + 1];
    const to = next === undefined ? part.term.to : addDays(next, -1);
    return { ...part, term: { ...part.term, from, to, days: daysBetween(from, to) } };
  });
}

/** Splits a month into parts with a constant rate of the contract, starting from a given day. */
function partsOf({ to, steps }: Billed, rate: Rate, period: string, since: string) {
  const [first, last] = [`${period}-01`, lastDayOfPeriod(period)];
  return joined(steps, rate).flatMap((step) => {
    const from = [step.from, first, since].reduce(later);
    const until = [step.to, last, to].reduce(earlier);
    if (from > until) return [];
    const term = { from, to: until, days: daysBetween(from, until), ofDays: daysBetween(first, last) };
    return { fen: step[rate], term };
  });
}

/**
 * The months whose rent is due in a given month: none, or all of the contract's next cycle; in the first month that is
 * billed here, the rest of its cycle.
 */
export function rentMonths(
  contract: Pick<Billed, 'from' | 'payCycle' | 'cycles' | 'billedFrom'>,
  period: string,
): string[] {
  const begins = contract.billedFrom?.slice(0, 7) ?? '';
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  const { from, payCycle } =
    contract.cycles?.filter((cycle) => cycle.from.slice(0, 7) <= period).at(-1) ?? contract;
  const passed = number(period) - number(from);
  const inCycle = passed % payCycle;
  if (passed < 0 || period < begins || (inCycle !== 0 && period !== begins)) return [];
  return Array.from({ length: payCycle - inCycle }, (_month, at) => movePeriod(period, at));
}

const whole = { part: 'WHOLE' as const };

/**
 * What a contract owes for a month: the property fee per square metre; the rent for the whole cycle that begins; or the
 * missing part of its deposit. Fee and rent are prorated by day where they begin, end or change within a month.
 */
export function linesOf(contract: Billed, feeCode: FixedFee, period: string): Priced[] {
  const priced = (usageX100: number, fen: number) => ({ ...whole, usageX100, unitPriceE4: fen * 100 });
  if (feeCode === 'DEPOSIT') return [priced(100, contract.depositFen - contract.depositPaidFen)];
  const since = later(contract.from, contract.billedFrom ?? '');
  const feesSince = later(contract.from, contract.feesBilledFrom ?? contract.billedFrom ?? '');
  const paying = later(since, addDays(contract.from, contract.freeDays));
  const lines =
    feeCode === 'RENT'
      ? rentMonths(contract, period).flatMap((month) =>
          partsOf(contract, 'rentFenPerMonth', month, paying).map(({ fen, term }) => ({
            ...priced(100, fen),
            term,
          })),
        )
      : partsOf(contract, 'propertyFeeFenPerM2Month', period, feesSince)
          .flatMap((part) => cutAt(part, areaChanges(contract)))
          .map(({ fen, term }) => ({ ...priced(areaOn(contract.units, term.from), fen), term }));
  return lines.filter(({ usageX100, unitPriceE4 }) => usageX100 > 0 && unitPriceE4 > 0);
}
