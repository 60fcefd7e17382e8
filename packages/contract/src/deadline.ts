import * as m from '@portal/texts/messages';
import { chinaMinuteOf } from './china-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** So many hours before an end, its last day is counted in hours. */
const lastHours = 6;

/** The last day that counts, and the time on it: midnight is 24:00 of the day before. */
function lastOf(end: number): { day: string; time: string } {
  const [day = '', time = ''] = chinaMinuteOf(end).split(' ');
  const isMidnight = time === '00:00' && end % 60_000 === 0;
  return isMidnight ? { day: chinaMinuteOf(end - 1).slice(0, 10), time: '24:00' } : { day, time };
}

/** An end in long: 2027-01-03（周日）24:00. */
export function endText(end: number): string {
  const { day, time } = lastOf(end);
  const weekday = m.deadline_weekdays().split(' ')[new Date(day).getUTCDay()] ?? '';
  return m.deadline_end({ day, weekday, time });
}

/** The end of a last day (YYYY-MM-DD), as {@link endText}. */
export const endOfDayText = (day: string): string => endText(Date.parse(`${day}T00:00:00+08:00`) + dayMs);

/** What is left until an end, by days of the calendar; hours and minutes in the last six hours. Null once it is over. */
export function leftText(end: number, now: number): string | null {
  const left = end - now;
  if (left <= 0) return null;
  if (left < lastHours * hourMs)
    return m.deadline_left_hours({
      hours: Math.floor(left / hourMs),
      minutes: Math.max(1, Math.floor((left % hourMs) / 60_000)),
    });
  const days = (Date.parse(lastOf(end).day) - Date.parse(chinaMinuteOf(now).slice(0, 10))) / dayMs;
  return days === 0 ? m.deadline_last_day() : m.deadline_left_days({ count: days });
}
