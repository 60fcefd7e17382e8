import { addDays, chinaDayOf } from '../../apps/server/src/platform/china-time.ts';

/** Returns one of `count` days, a different one for each run, skipping days on which the demo park is closed. */
export function openDay(daysAhead: number, count: number): string {
  const today = chinaDayOf(Date.now());
  const days = Array.from({ length: count }, (_, at) => addDays(today, daysAhead + at));
  const open = days.filter((day) => day !== addDays(today, 16) && !day.endsWith('-01-01'));
  return open[Date.now() % open.length] ?? '';
}
