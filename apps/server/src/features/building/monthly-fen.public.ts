/** What so much a square metre comes to for an area in hundredths of one: whole fen, half a fen up. */
export function monthlyFen(fenPerM2: number, areaX100: number): number {
  return Number((BigInt(fenPerM2) * BigInt(areaX100) + 50n) / 100n);
}
