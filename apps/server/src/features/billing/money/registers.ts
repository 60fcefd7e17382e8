/** What a register shows, in hundredths, and how many digits it has before it begins again at zero. */
export interface Register {
  previousX100: number;
  readingX100: number;
  digits: number;
  multiplier: number;
  /** Whether it has run over its last digit since it was read. */
  isRolledOver: boolean;
}

/** What has run through a register since it was read last, or null where it has fallen without a reason. */
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
