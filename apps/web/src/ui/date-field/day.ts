import { CalendarDate } from '@internationalized/date';

/** Parses a day such as 2026-11-21; `null` for an empty value or a day that does not exist. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!match) return null;
  const date = new CalendarDate(Number(match[1]), Number(match[2]), Number(match[3]));
  // The constructor moves impossible days to the nearest possible one.
  return date.toString() === text ? date : null;
}

/** While the user types 2026, the field goes through the years 2, 20 and 202. */
export const isHalfTyped = (date: { year: number } | null) => date !== null && date.year < 1000;

export function dateText(date: { toString: () => string } | null): string {
  return date?.toString() ?? '';
}
