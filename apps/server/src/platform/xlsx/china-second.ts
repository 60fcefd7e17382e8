const offset = 8 * 3_600_000;

/** Formats a date and time in Asia/Shanghai, such as `2026-11-21 12:00:00`. */
export const chinaSecondOf = (at: Date): string =>
  new Date(at.getTime() + offset).toISOString().slice(0, 19).replace('T', ' ');
