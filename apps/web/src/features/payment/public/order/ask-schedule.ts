/** When the result is requested, in seconds after the page has opened. */
export const askedAfter = [2, 5, 10, 20, 40, 60] as const;

/** The wait before the next request after `asked` requests; null when it is time to leave it to a notification. */
export function waitBefore(asked: number): number | null {
  const at = askedAfter[asked];
  return at === undefined ? null : (at - (askedAfter[asked - 1] ?? 0)) * 1_000;
}
