/** The day for which the texts of the demo park are written; other days shift them. */
export const writtenFor = '2026-11-21';

const dayLength = 86_400_000;
const chinaOffset = 8 * 3_600_000;
const weekdays = '日一二三四五六';

const atMidnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** `day` (YYYY-MM-DD) moved by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(atMidnightUtc(day) + days * dayLength).toISOString().slice(0, 10);
}

/** `day` moved by whole months, kept within the month it reaches. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string) =>
  (atMidnightUtc(to) - atMidnightUtc(from)) / dayLength;

/** Epoch milliseconds of an Asia/Shanghai wall-clock time, `minutes` after that day's midnight. */
export const chinaInstant = (day: string, minutes = 0) => atMidnightUtc(day) - chinaOffset + minutes * 60_000;

/** Writes a day in Chinese; YYYY, M, D and d (weekday) in the format are replaced: `M月D日（周d）`. */
export function writeDay(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const weekday = weekdays.charAt(new Date(atMidnightUtc(day)).getUTCDay());
  return format.replace(/YYYY|M|D|d/g, (part) => {
    if (part === 'YYYY') return year;
    if (part === 'M') return String(Number(month));
    return part === 'D' ? String(Number(date)) : weekday;
  });
}
