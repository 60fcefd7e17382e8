/** A register's readings, in hundredths, and its number of digits before it rolls over to zero. */
export interface Register {
  previousX100: number;
  readingX100: number;
  digits: number;
  multiplier: number;
  /** Whether it has rolled over since the previous reading. */
  isRolledOver: boolean;
}

/** Usage since the previous reading; null if the register fell without explanation. */
export function usageOf({
  previousX100,
  readingX100,
  digits,
  multiplier,
  isRolledOver,
}: Register): number | null {
  if (readingX100 >= previousX100) return (readingX100 - previousX100) * multiplier;
  if (!isRolledOver) return null;
  return (10 ** digits * 100 - previousX100 + readingX100) * multiplier;
}
