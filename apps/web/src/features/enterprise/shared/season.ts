/** The months of a season, which may run past the end of the year: 11–2 is November to February. */
export function monthsOfSeason(from: number, to: number): number[] {
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, place) => ((from - 1 + place) % 12) + 1);
}
