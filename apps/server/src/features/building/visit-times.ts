import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import { addWorkingDays } from '../../platform/working-days.ts';

/** A building is shown at these hours of so many working days to come. */
const hours = [10, 15];
const days = 5;

/** The times at which a building can be seen, from tomorrow on. */
export function visitTimes(now: Date): Date[] {
  const eve = startOfChinaDay(addDays(chinaDayOf(now), 1));
  return Array.from({ length: days }, (_, at) => addWorkingDays(eve, at)).flatMap((day) =>
    hours.map((hour) => new Date(day.getTime() + hour * 3_600_000)),
  );
}
