const dayMs = 86_400_000;
const chinaOffsetMs = 8 * 3_600_000;

const chinaDayOf = (instant: number) => Math.floor((instant + chinaOffsetMs) / dayMs);
// Day 0 was a Thursday.
const isWeekday = (day: number) => ((((day + 4) % 7) + 7) % 7) % 6 !== 0;

/** A deadline is the midnight after its last day, and that last day is the one to show. Epoch ms. */
export const lastMomentOf = (deadline: number): number => deadline - 1;

/** Working days (Monday to Friday) left until the day of `due`, including that day; 0 on it or after. Epoch ms. */
export function workingDaysUntil(now: number, due: number): number {
  let count = 0;
  for (let day = chinaDayOf(now) + 1; day <= chinaDayOf(due); day += 1) if (isWeekday(day)) count += 1;
  return count;
}
