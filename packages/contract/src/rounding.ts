/** Divides non-negative integers, rounding half up. */
const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/** The tax included in a gross amount. */
export const taxWithinFen = (amountFen: number, taxPpm: number): number =>
  Number(divideHalfUp(BigInt(amountFen) * BigInt(taxPpm), 1_000_000n + BigInt(taxPpm)));

/** Cost of a quantity in hundredths at a price in 0.0001 yuan, prorated by days of a month and rounded once. */
export const lineAmountFen = (
  quantityX100: number,
  unitPriceE4: number,
  { days, ofDays } = { days: 1, ofDays: 1 },
): number =>
  Number(divideHalfUp(BigInt(quantityX100) * BigInt(unitPriceE4) * BigInt(days), 10_000n * BigInt(ofDays)));
