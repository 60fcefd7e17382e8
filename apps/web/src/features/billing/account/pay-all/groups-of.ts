import type { PayableBill } from '@portal/contract/payment/pay-all';

export const groupings = ['due', 'contract', 'month', 'fee'] as const;
export type Grouping = (typeof groupings)[number];

interface BillGroup {
  key: string;
  bills: PayableBill[];
}

const keyOf: Record<Grouping, (bill: PayableBill) => string> = {
  due: ({ dueDate }) => dueDate ?? '',
  contract: ({ contractNo }) => contractNo,
  month: ({ period }) => period,
  fee: ({ feeLabel }) => feeLabel,
};

/** Bills in groups, in the order of the first bill of each. */
export function groupsOf(bills: readonly PayableBill[], grouping: Grouping): BillGroup[] {
  const groups = new Map<string, PayableBill[]>();
  for (const bill of bills) {
    const key = keyOf[grouping](bill);
    groups.set(key, [...(groups.get(key) ?? []), bill]);
  }
  return [...groups].map(([key, found]) => ({ key, bills: found }));
}

export const sumOf = (bills: readonly PayableBill[]): number =>
  bills.reduce((sum, { payableFen }) => sum + payableFen, 0);
