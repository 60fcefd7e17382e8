interface Owed {
  billId: string;
  payableFen: number;
}

interface CoveredBill {
  billId: string;
  /** Paid from the credit. */
  creditFen: number;
  /** Left for a payment order. */
  leftFen: number;
}

/** Covers bills from credit in their order while it lasts; the preview and the booking both use it. */
export function splitCredit(bills: readonly Owed[], creditFen: number): CoveredBill[] {
  let left = creditFen;
  return bills.map(({ billId, payableFen }) => {
    const covered = Math.min(left, payableFen);
    left -= covered;
    return { billId, creditFen: covered, leftFen: payableFen - covered };
  });
}

/** Bills that one order can hold. */
export const maxOrderItems = 100;
