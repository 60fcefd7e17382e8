import type { BillLine } from '@portal/contract/billing/bill-price';
import type { FixedFee } from '@portal/contract/billing/terms';
import { addDays } from '../../../platform/china-time.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { lastDayOfPeriod, movePeriod } from '../meter/periods.ts';

/** Inputs of a bill line. */
export type Priced = Pick<BillLine, 'part' | 'usageX100' | 'unitPriceE4' | 'term' | 'name' | 'share'>;

type Billed = Pick<
  ContractInForce,
  'from' | 'to' | 'payCycle' | 'freeDays' | 'depositFen' | 'depositPaidFen' | 'steps' | 'units'
>;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

export const later = (one: string, other: string) => (one > other ? one : other);
export const earlier = (one: string, other: string) => (one < other ? one : other);

/** Splits a month into parts with constant terms of the contract, starting from a given day. */
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

/** The months whose rent is due in a given month: none, or all of the contract's next cycle. */
export function rentMonths({ from, payCycle }: Pick<Billed, 'from' | 'payCycle'>, period: string): string[] {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  const passed = number(period) - number(from);
  if (passed < 0 || passed % payCycle !== 0) return [];
  return Array.from({ length: payCycle }, (_month, at) => movePeriod(period, at));
}

const whole = { part: 'WHOLE' as const };

/**
 * What a contract owes for a month: the property fee per square metre; the rent for the whole cycle that begins; or the
 * missing part of its deposit. Fee and rent are prorated by day where they begin, end or change within a month.
 */
export function linesOf(contract: Billed, feeCode: FixedFee, period: string): Priced[] {
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
