import { startOfChinaDay } from '../../platform/china-time.ts';

/** The day the texts of the demo park are written for; other days shift them. */
export const writtenFor = '2026-11-21';

const dayLength = 86_400_000;
const weekdays = '日一二三四五六';

/** `day` moved by whole months and clamped to the end of the resulting month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength;

/** Epoch milliseconds of an Asia/Shanghai wall-clock time, `minutes` after that day's midnight. */
export const chinaInstant = (day: string, minutes = 0) => startOfChinaDay(day).getTime() + minutes * 60_000;

/** Formats a day in Chinese; YYYY, M, D and d (weekday) are replaced: `M月D日（周d）`. */
export function writeDay(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const weekday = weekdays.charAt(new Date(Date.parse(day)).getUTCDay());
  return format.replace(/YYYY|M|D|d/g, (part) => {
    if (part === 'YYYY') return year;
    if (part === 'M') return String(Number(month));
    return part === 'D' ? String(Number(date)) : weekday;
  });
}

/** A past moment of `today`: `share` of the way from midnight to now. */
export function earlierToday(today: string, share: number): number {
  const start = chinaInstant(today);
  return start + Math.floor(share * Math.min(Math.max(Date.now() - start, 0), dayLength));
}

/** Clamps to now, so that data set for a later hour of today has just happened. */
export const notAhead = (instant: number): number => Math.min(instant, Date.now());
