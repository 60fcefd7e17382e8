const offset = 8 * 3_600_000;

/** The time that clocks in Shanghai show, to the second, as if it were UTC. */
export const wallClockOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 1_000) * 1_000 + offset);

/** Formats a date and time in Asia/Shanghai, such as `2026-11-21 12:00:00`. */
export const chinaSecondOf = (at: Date): string =>
  wallClockOf(at).toISOString().slice(0, 19).replace('T', ' ');
