import { type BillState, payableStates } from '@portal/contract/billing/terms';
import type { Bill } from '../bill/bill.table.ts';
import { type Lateness, unpaidPrincipalOf } from '../money/late-fee.ts';

/** States in which a bill can be lowered or what was paid for it given back. */
const creditable: readonly BillState[] = [...payableStates, 'PAID'];

type Credited = Lateness & Pick<Bill, 'status' | 'feeCode' | 'refundedFen'>;

/** What is left of a bill's principal: unpaid, and paid and not given back. */
export function creditableOf(bill: Credited): { unpaidFen: number; paidFen: number } {
  // A contract only begins once its deposit is paid in full, and it is given back by the settlement.
  if (!creditable.includes(bill.status) || bill.feeCode === 'DEPOSIT') return { unpaidFen: 0, paidFen: 0 };
  return {
    unpaidFen: bill.status === 'PAID' ? 0 : Math.max(unpaidPrincipalOf(bill), 0),
    paidFen: Math.max(bill.paidFen - bill.paidLateFen - bill.refundedFen, 0),
  };
}

export function isCreditable(bill: Credited): boolean {
  const { unpaidFen, paidFen } = creditableOf(bill);
  return unpaidFen + paidFen > 0;
}

/**
 * Splits a credit over a bill: first what is unpaid is lowered, the rest becomes credit; null if it is too much.
 * `pendingFen` is what refunds under way will give back.
 */
export function splitCredit(
  bill: Credited,
  amountFen: number,
  pendingFen = 0,
): { loweredFen: number; creditedFen: number } | null {
  const { unpaidFen, paidFen } = creditableOf(bill);
  const loweredFen = Math.min(amountFen, unpaidFen);
  const creditedFen = amountFen - loweredFen;
  return creditedFen > Math.max(paidFen - pendingFen, 0) ? null : { loweredFen, creditedFen };
}
