import * as m from '@portal/texts/messages';
import { feeLabelOf } from '../fee-label.public.ts';
import { lateFeeOn, overdueDays } from '../money/late-fee.ts';
import type { Bill } from './bill.table.ts';

/** A bill's late fee: that of the day while it's owed, the amount paid once it's settled. */
export function lateFeeOfDay(bill: Bill, day: string): number {
  if (bill.settledLateFen !== null) return bill.settledLateFen;
  return bill.status === 'VOID' || bill.status === 'DRAFT' ? 0 : lateFeeOn(bill, day);
}

/** Amount still to pay for a bill if the money comes on a day. */
export function payableFenOn(bill: Bill, day: string): number {
  if (bill.status === 'VOID' || bill.status === 'PAID' || bill.status === 'REFUNDED') return 0;
  return Math.max(bill.principalFen + lateFeeOfDay(bill, day) + bill.adjustFen - bill.paidFen, 0);
}

/** Late days of a bill on a day, and the late fee still to pay for them. */
export const unpaidLateOn = (bill: Bill, day: string) => ({
  overdueDays: overdueDays(bill, day),
  lateFen: Math.max(lateFeeOn(bill, day) - bill.paidLateFen, 0),
});

/** A bill by hand may have no place. */
export function titleOfBill(bill: Pick<Bill, 'feeCode' | 'ownFee' | 'period' | 'place'>): string {
  const { period, place } = bill;
  const fee = feeLabelOf(bill);
  return place === '' ? m.charge_bill_title({ fee, period }) : m.billing_title({ fee, period, place });
}
