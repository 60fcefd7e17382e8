import type { FeeCode } from '@portal/contract/billing/terms';
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { bills } from '../bill/bill.table.ts';
import { earlier, later, type Priced } from '../bill/contract-lines.ts';
import { monthsBetween, movePeriod } from '../meter/periods.ts';
import { firstPeriod } from '../move-out/billed-months.ts';
import type { Charge } from './charge.table.ts';
import { chargeLines } from './charge-lines.ts';

/** What the charges of a fee come to in a month of a contract. */
export interface ChargedMonth extends ContractInForce {
  period: string;
  lines: Priced[];
}

const keyOf = ({ sourceId, period }: { sourceId: string; period: string }) => `${sourceId} ${period}`;

/** Those of some months that were billed or drafted, whatever became of the bill: nothing discarded comes back. */
async function draftedMonths(
  db: Db,
  feeCode: FeeCode,
  months: readonly ChargedMonth[],
  before: string,
): Promise<Set<string>> {
  const ids = [...new Set(months.map(({ id }) => id))];
  const isOfFee = and(inArray(bills.sourceId, ids), eq(bills.feeCode, feeCode));
  const columns = { sourceId: bills.sourceId, period: bills.period };
  const valid = await db
    .select(columns)
    .from(bills)
    .where(and(isOfFee, ne(bills.status, 'VOID'), lt(bills.period, before)));
  const known = new Set(valid.map(keyOf));
  const rest = months.filter(({ id, period }) => !known.has(keyOf({ sourceId: id, period })));
  if (rest.length === 0) return known;
  const isVoid = and(
    eq(bills.status, 'VOID'),
    inArray(bills.enterpriseId, [...new Set(rest.map(({ enterpriseId }) => enterpriseId))]),
    inArray(bills.period, [...new Set(rest.map(({ period }) => period))]),
  );
  const voided = await db.select(columns).from(bills).where(and(isOfFee, isVoid));
  return new Set([...known, ...voided.map(keyOf)]);
}

/**
 * Months before one in which charges ran and that nobody has drafted a bill for: the charges were entered after the run
 * of their month. The next run bills them. What is older than the park's first bill was settled before the portal.
 */
export async function lateMonths(
  db: Db,
  feeCode: FeeCode,
  charged: readonly { contract: ContractInForce; charges: readonly Charge[] }[],
  before: string,
): Promise<ChargedMonth[]> {
  const first = (await firstPeriod(db)) ?? before;
  const months = charged.flatMap(({ contract, charges }) => {
    const from = charges.map((charge) => charge.from.slice(0, 7)).reduce(earlier, before);
    return monthsBetween(later(first, from), movePeriod(before, -1)).flatMap((period): ChargedMonth[] => {
      const lines = chargeLines(charges, contract, period);
      return lines.length > 0 ? [{ ...contract, period, lines }] : [];
    });
  });
  if (months.length === 0) return [];
  const drafted = await draftedMonths(db, feeCode, months, before);
  return months.filter(({ id, period }) => !drafted.has(keyOf({ sourceId: id, period })));
}
