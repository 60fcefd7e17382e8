import type { FeeCode } from '@portal/contract/billing/terms';
import { and, eq, inArray, lt, ne, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
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

/** Months that were billed or drafted, whatever became of the bill: nothing discarded comes back. */
async function draftedMonths(
  db: Db,
  feeCode: FeeCode,
  contractIds: string[],
  before: string,
): Promise<Set<string>> {
  const select = (status: SQL) =>
    db
      .select({ sourceId: bills.sourceId, period: bills.period })
      .from(bills)
      .where(
        and(
          inArray(bills.sourceId, contractIds),
          eq(bills.feeCode, feeCode),
          lt(bills.period, before),
          status,
        ),
      );
  // Each has an index of its own.
  const rows = await unionAll(select(ne(bills.status, 'VOID')), select(eq(bills.status, 'VOID')));
  return new Set(rows.map(keyOf));
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
  const drafted = await draftedMonths(db, feeCode, [...new Set(months.map(({ id }) => id))], before);
  return months.filter(({ id, period }) => !drafted.has(keyOf({ sourceId: id, period })));
}
