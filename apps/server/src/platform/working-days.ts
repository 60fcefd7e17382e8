import { addDays, chinaDayOf, startOfChinaDay } from './china-time.ts';

const dayMs = 86_400_000;

/** Whether it is a Saturday or Sunday in Asia/Shanghai; public holidays are not known here. */
export function isWeekend(at: number): boolean {
  const weekday = new Date(`${chinaDayOf(at)}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

const chinaMidnightAfter = (at: number) => startOfChinaDay(addDays(chinaDayOf(at), 1)).getTime();

/** The same time of day a number of working days later; from a weekend, counting starts at its end. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from.getTime();
  while (isWeekend(at)) at = chinaMidnightAfter(at);
  for (let left = days; left > 0; left--) {
    at += dayMs;
    while (isWeekend(at)) at += dayMs;
  }
  return new Date(at);
}

/** The day to display for a deadline: one at midnight belongs to the previous day. */
export const lastDayOf = (deadline: Date): string => chinaDayOf(deadline.getTime() - 1);

function timeBetween(from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; ) {
    const end = Math.min(chinaMidnightAfter(at), to);
    if (!isWeekend(at)) total += end - at;
    at = end;
  }
  return total;
}

/** Milliseconds on working days between two instants, with 24 hours per working day; negative if `to` is earlier. */
export function workingTimeUntil(from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  return start <= end ? timeBetween(start, end) : -timeBetween(end, start);
}
