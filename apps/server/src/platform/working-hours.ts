import { addDays, chinaDayOf, startOfChinaDay } from './china-time.ts';
import { isWeekend } from './working-days.ts';

const minute = 60_000;
/** Working hours of the park: 8:30 to 17:30, Asia/Shanghai, on working days. */
const opensAfter = 8.5 * 60 * minute;
const closesAfter = 17.5 * 60 * minute;

/** The working hours of an instant's day; empty at weekends. */
function hoursOf(at: number): { opens: number; closes: number; next: number } {
  const day = chinaDayOf(at);
  const midnight = startOfChinaDay(day).getTime();
  const opens = midnight + opensAfter;
  return {
    opens,
    closes: isWeekend(at) ? opens : midnight + closesAfter,
    next: startOfChinaDay(addDays(day, 1)).getTime(),
  };
}

/** The instant at which the given milliseconds of working time have passed. */
export function addWorkingHours(from: Date, ms: number): Date {
  let at = from.getTime();
  for (let left = ms; ; ) {
    const { opens, closes, next } = hoursOf(at);
    const begin = Math.max(at, opens);
    if (begin < closes && begin + left <= closes) return new Date(begin + left);
    left -= Math.max(0, closes - begin);
    at = next;
  }
}

/** Milliseconds of working time between two instants; 0 if the second is not later. */
export function workingHoursBetween(from: Date, to: Date): number {
  let total = 0;
  for (let at = from.getTime(); at < to.getTime(); ) {
    const { opens, closes, next } = hoursOf(at);
    total += Math.max(0, Math.min(closes, to.getTime()) - Math.max(at, opens));
    at = next;
  }
  return total;
}
