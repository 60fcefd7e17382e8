/** How a product of scaled integers is brought back to fen: exactly, in whole numbers of any size. */

/** A quotient of whole numbers that are not negative, half up. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** What a quantity in hundredths costs at a price in 0.0001 yuan, for some days of a month, rounded once. */
export const amountFen = (
  usageX100: number,
  unitPriceE4: number,
  { days, ofDays } = { days: 1, ofDays: 1 },
): number =>
  Number(divideHalfUp(BigInt(usageX100) * BigInt(unitPriceE4) * BigInt(days), 10_000n * BigInt(ofDays)));

/** The tax that an amount with tax contains. */
export const taxWithinFen = (amount: number, taxPpm: number): number =>
  Number(divideHalfUp(BigInt(amount) * BigInt(taxPpm), 1_000_000n + BigInt(taxPpm)));

/** What a delay costs: so many millionths a day of what is unpaid, and never more than that. */
export function lateFeeFen(unpaidFen: number, overdueDays: number, ppmPerDay: number): number {
  if (unpaidFen <= 0 || overdueDays <= 0) return 0;
  const fee = (BigInt(unpaidFen) * BigInt(overdueDays) * BigInt(ppmPerDay)) / 1_000_000n;
  return Math.min(Number(fee), unpaidFen);
}
