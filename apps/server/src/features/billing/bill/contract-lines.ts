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
  'from' | 'to' | 'payCycle' | 'freeDays' | 'depositFen' | 'depositPaidFen' | 'steps' | 'units'
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
          partsOf(contract, 'rentFenPerMonth', month, addDays(contract.from, contract.freeDays)).map(
            ({ fen, term }) => ({ ...priced(100, fen), term }),
          ),
        )
      : partsOf(contract, 'propertyFeeFenPerM2Month', period, contract.from).map(({ fen, term }) => ({
          ...priced(areaX100, fen),
          term,
        }));
  return lines.filter(({ unitPriceE4 }) => unitPriceE4 > 0);
}
