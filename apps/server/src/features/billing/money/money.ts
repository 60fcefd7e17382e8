import { divideHalfUp } from '../../../platform/tax-within.ts';

/** How a product of scaled integers is brought back to fen: exactly, in whole numbers of any size. */

/** What a quantity in hundredths costs at a price in 0.0001 yuan, for some days of a month, rounded once. */
export const amountFen = (
  usageX100: number,
  unitPriceE4: number,
  { days, ofDays } = { days: 1, ofDays: 1 },
): number =>
  Number(divideHalfUp(BigInt(usageX100) * BigInt(unitPriceE4) * BigInt(days), 10_000n * BigInt(ofDays)));

/** What a delay costs: so many millionths a day of what is unpaid, and never more than that. */
export function lateFeeFen(unpaidFen: number, overdueDays: number, ppmPerDay: number): number {
  if (unpaidFen <= 0 || overdueDays <= 0) return 0;
  const fee = (BigInt(unpaidFen) * BigInt(overdueDays) * BigInt(ppmPerDay)) / 1_000_000n;
  return Math.min(Number(fee), unpaidFen);
}
