/** Divides non-negative integers, rounding half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** The tax included in a gross amount. */
export const taxWithinFen = (amount: number, taxPpm: number): number =>
  Number(divideHalfUp(BigInt(amount) * BigInt(taxPpm), 1_000_000n + BigInt(taxPpm)));
