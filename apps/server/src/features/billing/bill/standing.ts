import { and, eq, gte, notInArray } from 'drizzle-orm';
import { addDays } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { movePeriod } from '../meter/periods.ts';
import { recompute } from '../money/price-usage.ts';
import { type Bill, bills } from './bill.table.ts';
import { linesOf } from './contract-lines.ts';
import { sum } from './draft-bills.ts';
import { type DaysOff, type DueRule, dueDateOf } from './due-date.ts';

type Billed = Pick<ContractInForce, 'billAheadDays'> & DueRule;

/** A month's bills are issued on the first days of the next month, or the agreed days before their own. */
export const issueOf = (period: string, { billAheadDays }: Pick<Billed, 'billAheadDays'>): string =>
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
  feeCode: 'RENT' | 'PROPERTY';
  amountFen: number;
}

/** A month's rent and property fee of a contract, as they'll be billed. */
export const standingIn = (contract: ContractInForce, period: string): StandingFee[] =>
  (['RENT', 'PROPERTY'] as const)
    .map((feeCode) => ({ feeCode, amountFen: sum(linesOf(contract, feeCode, period).map(recompute)) }))
    .filter((fee) => fee.amountFen > 0);
