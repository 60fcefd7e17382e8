import type { allocationWays } from '@portal/contract/payment/receipt';

export interface Owed {
  billId: string;
  payableFen: number;
  isOverdue: boolean;
}

export interface Allocation {
  foundBy: (typeof allocationWays)[number];
  /** Amounts by bill; bills that get nothing are left out. */
  amounts: Map<string, number>;
  restFen: number;
}

/** Steps of a search for bills that make a sum; what is not found by then is divided by due date. */
const maxSteps = 20_000;

/** Bills that make a sum exactly, those at the front of the list preferred; undefined if none are found in time. */
export function findSet(bills: readonly Owed[], sumFen: number): Owed[] | undefined {
  const left = bills.map(() => 0);
  for (let at = bills.length - 1; at >= 0; at -= 1)
    left[at] = (left[at + 1] ?? 0) + (bills[at]?.payableFen ?? 0);
  let steps = 0;
  const search = (at: number, missingFen: number): Owed[] | undefined => {
    steps += 1;
    if (missingFen === 0) return [];
    const bill = bills[at];
    if (!bill || steps > maxSteps || missingFen > (left[at] ?? 0)) return undefined;
    if (bill.payableFen <= missingFen) {
      const rest = search(at + 1, missingFen - bill.payableFen);
      if (rest) return [bill, ...rest];
    }
    return search(at + 1, missingFen);
  };
  return search(0, sumFen);
}

const amountsOf = (bills: readonly Owed[]) =>
  new Map(bills.map(({ billId, payableFen }) => [billId, payableFen]));

/**
 * Divides an amount over open bills, given earliest due first: one bill or a set that makes it, else in their order. What
 * is left goes to the next bill only if that is overdue, or nothing else was paid; otherwise it is credit.
 */
export function findAllocation(bills: readonly Owed[], amountFen: number): Allocation {
  const one = bills.find(({ payableFen }) => payableFen === amountFen);
  if (one) return { foundBy: 'BILL', amounts: amountsOf([one]), restFen: 0 };
  const set = amountFen > 0 ? findSet(bills, amountFen) : undefined;
  if (set) return { foundBy: 'SET', amounts: amountsOf(set), restFen: 0 };
  const amounts = new Map<string, number>();
  let restFen = amountFen;
  for (const { billId, payableFen, isOverdue } of bills) {
    if (payableFen > restFen && !isOverdue && amounts.size > 0) break;
    const given = Math.min(restFen, payableFen);
    if (given === 0) break;
    amounts.set(billId, given);
    restFen -= given;
  }
  return { foundBy: 'EARLIEST', amounts, restFen };
}
