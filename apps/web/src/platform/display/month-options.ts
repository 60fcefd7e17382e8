import { ariaLocale } from '../i18n/aria-locale.ts';

/** The months of a year as options, with their short names in the current language. */
export function monthOptions(): { value: string; text: string }[] {
  const names = new Intl.DateTimeFormat(ariaLocale(), { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    text: names.format(Date.UTC(2026, at)),
  }));
}
