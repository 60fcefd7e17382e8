import type { FeeCode } from '@portal/contract/billing/terms';
import { and, eq, gte, notInArray } from 'drizzle-orm';
import { addDays } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import type { ChargesOfMonth } from '../charge/standing-charges.ts';
import { movePeriod } from '../meter/periods.ts';
import { recompute } from '../money/price-usage.ts';
import { type Bill, bills, type OwnFee } from './bill.table.ts';
import { linesOf } from './contract-lines.ts';
import { sum } from './draft-bills.ts';
import { type DaysOff, type DueRule, dueDateOf } from './due-date.ts';

type Billed = Pick<ContractInForce, 'billAheadDays'> & DueRule;

/** A month's bills are issued on the first days of the next month, or the agreed days before their own. */
const issueOf = (period: string, { billAheadDays }: Pick<Billed, 'billAheadDays'>): string =>
  billAheadDays > 0 ? addDays(`${period}-01`, -billAheadDays) : `${movePeriod(period, 1)}-01`;

export const dueOf = (period: string, contract: Billed, off: DaysOff): string =>
  dueDateOf(contract, period, issueOf(period, contract), off);

/** The fees of contracts and months from one on for which an enterprise has a bill. */
export const billedSince = (db: Db, enterpriseId: string, from: string) =>
  db
    .select({ contractId: bills.contractId, feeCode: bills.feeCode, period: bills.period })
    .from(bills)
    .where(
      and(
        eq(bills.enterpriseId, enterpriseId),
        gte(bills.period, from),
        notInArray(bills.status, ['VOID', 'DRAFT']),
      ),
    );

type OfMonth = Pick<Bill, 'contractId' | 'feeCode' | 'period'>;

/** Whether a bill is for a fee of a contract in a month. */
export const isFor = (fee: OfMonth) => (bill: OfMonth) =>
  bill.contractId === fee.contractId && bill.feeCode === fee.feeCode && bill.period === fee.period;

export interface StandingFee {
  feeCode: FeeCode;
  ownFee: OwnFee | null;
  amountFen: number;
  issueDay: string;
  dueDay: string;
}

/** A month's rent, property fee and charges of a contract, as they'll be billed. */
export function standingIn(
  contract: ContractInForce,
  period: string,
  charges: ChargesOfMonth,
  off: DaysOff,
): StandingFee[] {
  const fixed = (['RENT', 'PROPERTY'] as const).map((feeCode) => ({
    feeCode,
    ownFee: null,
    amountFen: sum(linesOf(contract, feeCode, period).map(recompute)),
    billed: contract,
  }));
  // Only rent and the property fee are billed before their month.
  const own = charges(contract, period).map((fee) => ({ ...fee, billed: { ...contract, billAheadDays: 0 } }));
  return [...fixed, ...own]
    .filter((fee) => fee.amountFen > 0)
    .map(({ billed, ...fee }) => ({
      ...fee,
      issueDay: issueOf(period, billed),
      dueDay: dueOf(period, billed, off),
    }));
}
