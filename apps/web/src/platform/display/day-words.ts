import { ariaLocale } from '../i18n/aria-locale.ts';
import { formatDate } from './format.ts';

const dayMs = 86_400_000;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * Each format is created once per language: each holds much memory outside the heap, and the home page names four weeks
 * of days.
 */
function worded(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (day) => {
    const locale = ariaLocale();
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    formats.set(locale, format);
    return format.format(dateOf(day));
  };
}

/** Whether a text, such as from an address, has the form of a date. */
export const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The day of an instant in Asia/Shanghai, such as 2026-11-23. */
export const dayOf = (instant: number): string => formatDate(instant, 'YYYY-MM-DD');

/** The minute of the day in Asia/Shanghai. */
export const minuteOf = (instant: number): number =>
  Number(formatDate(instant, 'HH')) * 60 + Number(formatDate(instant, 'mm'));

export const dayAfter = (day: string, days: number): string =>
  new Date(dateOf(day).getTime() + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (day: string, later: string): number =>
  Math.round((dateOf(later).getTime() - dateOf(day).getTime()) / dayMs);

/** The weekday in short: 周一, Mon. */
export const weekdayName = worded({ weekday: 'short' });

/** Date and weekday: 11月23日周一, Mon, Nov 23. */
export const dayWords = worded({ month: 'short', day: 'numeric', weekday: 'short' });
