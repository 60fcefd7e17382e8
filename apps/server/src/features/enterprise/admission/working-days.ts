import { addDays, chinaDayOf } from '../../../platform/china-time.ts';

const dayMs = 86_400_000;

/** Saturdays and Sundays of Asia/Shanghai; public holidays are not known here. */
function isWeekend(at: number): boolean {
  const weekday = new Date(`${chinaDayOf(at)}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

const chinaMidnightAfter = (at: number) => Date.parse(`${addDays(chinaDayOf(at), 1)}T00:00:00+08:00`);

/** The same time of day so many working days later; what comes in on a weekend counts from its end. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from.getTime();
  while (isWeekend(at)) at = chinaMidnightAfter(at);
  for (let left = days; left > 0; left--) {
    at += dayMs;
    while (isWeekend(at)) at += dayMs;
  }
  return new Date(at);
}
