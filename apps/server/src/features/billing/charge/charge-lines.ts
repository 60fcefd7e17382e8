import { earlier, later, type Priced } from '../bill/contract-lines.ts';
import { lastDayOfPeriod } from '../meter/periods.ts';
import { daysBetween } from '../money/days-between.ts';
import type { Charge } from './charge.table.ts';

type Term = Pick<Charge, 'note' | 'quantityX100' | 'unitPriceE4' | 'from' | 'to'>;

/** The days of a contract, and those that were billed elsewhere. */
interface Billed {
  from: string;
  to: string;
  billedFrom?: string | null;
  feesBilledFrom?: string | null;
}

/**
 * What the charges of a contract come to in a month, each by its days; the contract's last day ends them all, and none
 * is billed for days that were billed elsewhere.
 */
export function chargeLines(
  charges: readonly Term[],
  { from: begins, to: ends, billedFrom, feesBilledFrom }: Billed,
  period: string,
): Priced[] {
  const [first, last] = [`${period}-01`, lastDayOfPeriod(period)];
  return charges.flatMap(({ note, quantityX100, unitPriceE4, ...charge }) => {
    const from = [charge.from, first, begins, feesBilledFrom ?? billedFrom ?? ''].reduce(later);
    const to = [charge.to ?? last, last, ends].reduce(earlier);
    if (from > to || unitPriceE4 === 0) return [];
    const term = { from, to, days: daysBetween(from, to), ofDays: daysBetween(first, last) };
    const named = note === '' ? {} : { name: note };
    return [{ part: 'WHOLE', ...named, usageX100: quantityX100, unitPriceE4, term }];
  });
}
