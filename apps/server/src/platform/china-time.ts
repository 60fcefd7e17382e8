const dayMs = 86_400_000;
// Asia/Shanghai is eight hours ahead of UTC, all year.
const offset = 8 * 3_600_000;

/** The day of an instant (Date or epoch ms) in Asia/Shanghai, YYYY-MM-DD. Days in this form compare as text. */
export function chinaDayOf(at: Date | number): string {
  return new Date(Number(at) + offset).toISOString().slice(0, 10);
}

/** The instant at which the given `day` of `month` (from 0) begins in Asia/Shanghai; both may overflow. */
export function chinaMidnight(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day) - offset);
}

/** The instant at which `day` (YYYY-MM-DD) begins in Asia/Shanghai. */
export function startOfChinaDay(day: string): Date {
  return new Date(Date.parse(day) - offset);
}

/** `day` (YYYY-MM-DD) shifted by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
