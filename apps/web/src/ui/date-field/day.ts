import { CalendarDate } from '@internationalized/date';

/** Reads a day such as 2026-11-21; `null` for nothing and for what is no day of the calendar. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!match) return null;
  const date = new CalendarDate(Number(match[1]), Number(match[2]), Number(match[3]));
  // The constructor moves impossible days to the nearest possible one.
  return date.toString() === text ? date : null;
}

/** 2, 20 and 202 are what stands in a field while 2026 is typed. */
export const isHalfTyped = (date: { year: number } | null) => date !== null && date.year < 1000;

export function dateText(date: { toString: () => string } | null): string {
  return date?.toString() ?? '';
}
