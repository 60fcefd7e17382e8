import type { BillLine } from '@portal/contract/bill-price';
import type { FeeCode } from '@portal/contract/billing-terms';
import { addDays } from '../../../platform/china-time.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { lastDayOfPeriod, movePeriod } from '../meter/periods.ts';

/** What a line is calculated from. */
export type Priced = Pick<BillLine, 'part' | 'usageX100' | 'unitPriceE4' | 'term'>;

type Billed = Pick<
  ContractInForce,
  'from' | 'to' | 'payCycle' | 'freeDays' | 'depositFen' | 'depositPaidFen' | 'steps' | 'units'
>;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** The parts of a month in which a contract holds without a change, from a day on. */
function partsOf({ to, steps }: Billed, period: string, since: string) {
  const [first, last] = [`${period}-01`, lastDayOfPeriod(period)];
  return steps.flatMap((step) => {
    const from = [step.from, first, since].reduce(later);
    const until = [step.to, last, to].reduce(earlier);
    if (from > until) return [];
    const term = { from, to: until, days: daysBetween(from, until), ofDays: daysBetween(first, last) };
    return { step, term };
  });
}

/** Which months of a contract's rent are due in a month: none, or those of its next cycle. */
export function rentMonths({ from, payCycle }: Pick<Billed, 'from' | 'payCycle'>, period: string): string[] {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  const passed = number(period) - number(from);
  if (passed < 0 || passed % payCycle !== 0) return [];
  return Array.from({ length: payCycle }, (_month, at) => movePeriod(period, at));
}

const whole = { part: 'WHOLE' as const };

/**
 * What a contract owes for a month: its area by the price of a square metre, its rent for the whole cycle that begins,
 * both by days where it begins, ends or changes within a month, or what is missing of its deposit.
 */
export function linesOf(contract: Billed, feeCode: FeeCode, period: string): Priced[] {
  const priced = (usageX100: number, fen: number) => ({ ...whole, usageX100, unitPriceE4: fen * 100 });
  if (feeCode === 'DEPOSIT') return [priced(100, contract.depositFen - contract.depositPaidFen)];
  const areaX100 = contract.units.reduce((sum, unit) => sum + unit.areaX100, 0);
  const lines =
    feeCode === 'RENT'
      ? rentMonths(contract, period).flatMap((month) =>
          partsOf(contract, month, addDays(contract.from, contract.freeDays)).map(({ step, term }) => ({
            ...priced(100, step.rentFenPerMonth),
            term,
          })),
        )
      : partsOf(contract, period, contract.from).map(({ step, term }) => ({
          ...priced(areaX100, step.propertyFeeFenPerM2Month),
          term,
        }));
  return lines.filter(({ unitPriceE4 }) => unitPriceE4 > 0);
}
