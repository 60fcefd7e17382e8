/** Monthly amount for a price per m² and an area in hundredths of a m², rounded half up to whole fen. */
export function monthlyFen(fenPerM2: number, areaX100: number): number {
  return Number((BigInt(fenPerM2) * BigInt(areaX100) + 50n) / 100n);
}
