import { daysToPay } from '@portal/contract/billing/terms';
import { addDays } from '../../../platform/china-time.ts';
import type { ContractInForce } from '../../lease/lease.public.ts';
import { movePeriod } from '../meter/periods.ts';
import { recompute } from '../money/price-usage.ts';
import { linesOf } from './contract-lines.ts';
import { sum } from './draft-bills.ts';

/** A month's bills are issued on the first days of the next month. */
export const issueOf = (period: string): string => `${movePeriod(period, 1)}-01`;

export const dueOf = (period: string): string => addDays(issueOf(period), daysToPay);

/** A month's rent and property fees of contracts, as they'll be billed. */
export const standingIn = (contracts: readonly ContractInForce[], period: string) =>
  (['RENT', 'PROPERTY'] as const)
    .map((feeCode) => ({
      feeCode,
      amountFen: sum(contracts.flatMap((contract) => linesOf(contract, feeCode, period)).map(recompute)),
    }))
    .filter((fee) => fee.amountFen > 0);
