/**
 * Splits an amount by weights into whole fen that add up to it: each part is rounded down, and what is left goes fen by
 * fen to the largest remainders, to the earlier of equal ones first.
 */
export function splitLargest(totalFen: number, weights: readonly number[]): number[] {
  const ofWeight = weights.reduce((sum, weight) => sum + weight, 0);
  if (ofWeight <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(totalFen) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(ofWeight)));
  const left = totalFen - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((product, at) => ({ at, remainder: product % BigInt(ofWeight) }))
    .sort((one, other) =>
      one.remainder === other.remainder ? one.at - other.at : one.remainder > other.remainder ? -1 : 1,
    );
  for (const { at } of order.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
