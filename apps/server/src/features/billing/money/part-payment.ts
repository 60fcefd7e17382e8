import { type LateKept, type Lateness, lateFeeOn, overdueDays, unpaidPrincipalOf } from './late-fee.ts';
import { lateFeeFen } from './money.ts';

/** What a payment in part changes of a bill, so that its late fee goes on with the principal still unpaid. */
interface PartPayment extends LateKept {
  paidFen: number;
  paidLateFen: number;
}

export interface PartPaid {
  /** The part of the payment that paid late fee. */
  lateFen: number;
  /** Still to pay afterwards. */
  leftFen: number;
  set: PartPayment;
}

/**
 * Divides a payment between late fee and principal. The late fee is that of the day on which the money came; the amount
 * must not exceed what is owed then.
 */
export function payInPart(bill: Lateness, amountFen: number, onDay: string, lateFirst: boolean): PartPaid {
  const totalLate = lateFeeOn(bill, onDay);
  const unpaidLate = totalLate - bill.paidLateFen;
  const principal = unpaidPrincipalOf(bill);
  const lateFen = lateFirst ? Math.min(amountFen, unpaidLate) : Math.max(amountFen - principal, 0);
  return {
    lateFen,
    leftFen: principal + unpaidLate - amountFen,
    set: {
      lateAccruedFen: totalLate,
      // Money entered late does not count days twice that an earlier entry has counted.
      lateAccruedDays: Math.max(overdueDays(bill, onDay), bill.lateAccruedDays),
      paidFen: bill.paidFen + amountFen,
      paidLateFen: bill.paidLateFen + lateFen,
    },
  };
}

/** A payment in part as it was written. */
export interface WrittenPart {
  amountFen: number;
  lateFen: number;
  before: LateKept;
  after: LateKept;
}

/**
 * Takes a payment in part back. The last one leaves the bill as it was before; an earlier one adds the late fee that its
 * principal would have borne since.
 */
export function takeBackPart(bill: Lateness, part: WrittenPart): PartPayment {
  const isLast =
    bill.lateAccruedFen === part.after.lateAccruedFen && bill.lateAccruedDays === part.after.lateAccruedDays;
  const missed = lateFeeFen(
    part.amountFen - part.lateFen,
    bill.lateAccruedDays - part.after.lateAccruedDays,
    bill.lateFeePpmPerDay,
  );
  const kept = isLast
    ? part.before
    : { lateAccruedFen: bill.lateAccruedFen + missed, lateAccruedDays: bill.lateAccruedDays };
  return { ...kept, paidFen: bill.paidFen - part.amountFen, paidLateFen: bill.paidLateFen - part.lateFen };
}
