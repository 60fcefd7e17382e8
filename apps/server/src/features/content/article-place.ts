import { chinaMidnight } from '../../platform/china-time.ts';

/** The instant at which a day (YYYY-MM-DD in Asia/Shanghai) ends. */
export function endOfDay(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return chinaMidnight(year, month - 1, date + 1);
}

export const startOfYear = (year: number): Date => chinaMidnight(year, 0, 1);
