import type { FeeCode } from '@portal/contract/billing/terms';
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import type { OwnFee } from '../bill/bill.table.ts';
import { feeItems } from '../meter/meter.table.ts';
import { recompute } from '../money/price-usage.ts';
import { charges } from './charge.table.ts';
import { chargeLines } from './charge-lines.ts';
import { ownFeeOf } from './fee-of.ts';

interface ChargeOfMonth {
  feeCode: FeeCode;
  ownFee: OwnFee | null;
  amountFen: number;
}

/** Returns what the charges of a contract come to in a month, by fee item, calculated as the run bills them. */
export type ChargesOfMonth = (contract: ContractInForce, period: string) => ChargeOfMonth[];

/** Reads the charges of contracts that run on a month's first day or later. Fee items out of use are not billed. */
export async function readCharges(
  db: Db,
  contractIds: readonly string[],
  from: string,
): Promise<ChargesOfMonth> {
  const rows = await db
    .select({ charge: charges, names: feeItems.names, unit: feeItems.unit })
    .from(charges)
    .innerJoin(feeItems, eq(feeItems.code, charges.feeCode))
    .where(
      and(
        inArray(charges.contractId, [...contractIds]),
        eq(feeItems.enabled, true),
        or(isNull(charges.to), gte(charges.to, `${from}-01`)),
      ),
    )
    .orderBy(asc(charges.from), asc(charges.id));
  return (contract, period) => {
    const own = rows.filter(({ charge }) => charge.contractId === contract.id);
    const byFee = Map.groupBy(own, ({ charge }) => charge.feeCode);
    return [...byFee].map(([feeCode, its]) => {
      const lines = chargeLines(
        its.map(({ charge }) => charge),
        contract,
        period,
      );
      const amountFen = lines.reduce((sum, line) => sum + recompute(line), 0);
      return { feeCode, ownFee: its[0] ? ownFeeOf(its[0]) : null, amountFen };
    });
  };
}
