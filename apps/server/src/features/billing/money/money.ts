import { divideHalfUp } from '../../../platform/tax-within.ts';

/** Converts a product of scaled integers back to fen, exactly, using integers of any size. */

/** Cost of a quantity in hundredths at a price in 0.0001 yuan, prorated by days of a month and rounded once. */
export const amountFen = (
  usageX100: number,
  unitPriceE4: number,
  { days, ofDays } = { days: 1, ofDays: 1 },
): number =>
  Number(divideHalfUp(BigInt(usageX100) * BigInt(unitPriceE4) * BigInt(days), 10_000n * BigInt(ofDays)));

/** Late fee: a rate in ppm per day on the unpaid amount, capped at that amount. */
export function lateFeeFen(unpaidFen: number, overdueDays: number, ppmPerDay: number): number {
  if (unpaidFen <= 0 || overdueDays <= 0) return 0;
  const fee = (BigInt(unpaidFen) * BigInt(overdueDays) * BigInt(ppmPerDay)) / 1_000_000n;
  return Math.min(Number(fee), unpaidFen);
}
