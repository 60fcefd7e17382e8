import { lineAmountFen } from '@portal/contract/rounding';

/** Cost of a quantity, as the pages calculate it too. */
export const amountFen = lineAmountFen;

/** Late fee: a rate in ppm per day on the unpaid amount, capped at that amount. */
export function lateFeeFen(unpaidFen: number, overdueDays: number, ppmPerDay: number): number {
  if (unpaidFen <= 0 || overdueDays <= 0) return 0;
  const fee = (BigInt(unpaidFen) * BigInt(overdueDays) * BigInt(ppmPerDay)) / 1_000_000n;
  return Math.min(Number(fee), unpaidFen);
}
