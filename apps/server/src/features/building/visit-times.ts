import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { addWorkingDays } from '../../platform/working-days.ts';

/** Viewings start at these hours on this many upcoming working days. */
const hours = [10, 15];
const days = 5;

/** Viewing times of a building, starting tomorrow. */
export function visitTimes(now: Date): Date[] {
  const eve = startOfChinaDay(addDays(chinaDayOf(now), 1));
  return Array.from({ length: days }, (_, at) => addWorkingDays(eve, at)).flatMap((day) =>
    hours.map((hour) => new Date(day.getTime() + hour * 3_600_000)),
  );
}
