/** How long after the page has opened the result is asked for, in seconds. */
export const askedAfter = [2, 5, 10, 20, 40, 60] as const;

/** The wait before the next question when so many were asked; null when it is time to leave it to a message. */
export function waitBefore(asked: number): number | null {
  const at = askedAfter[asked];
  return at === undefined ? null : (at - (askedAfter[asked - 1] ?? 0)) * 1_000;
}
