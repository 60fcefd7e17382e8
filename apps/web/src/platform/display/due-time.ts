import { leftText } from '@portal/contract/deadline';
import * as m from '@portal/texts/messages';
import { lastDay } from './end-text.ts';
import { formatDate } from './format.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * A duration in days and hours, or in hours or minutes alone if shorter, never less than a minute. Of working time, a
 * day may have fewer hours.
 */
export function spanText(ms: number, hoursADay = 24): string {
  if (ms < hour) return m.member_time_minutes({ minutes: Math.max(1, Math.floor(ms / minute)) });
  const hours = Math.floor(ms / hour);
  if (hours < hoursADay) return m.member_time_hours({ hours });
  const days = Math.floor(hours / hoursADay);
  const rest = hours % hoursADay;
  return rest === 0 ? m.member_time_whole_days({ days }) : m.member_time_days({ days, hours: rest });
}

/** Anything due later than this is shown as a date instead of the time left. */
const soonDays = 7;

/** A due time as shown on every page: the time left or overdue, or the date if it is far off. */
export function dueText(dueAt: number, leftMs: number, now: number, hoursADay = 24): string {
  if (leftMs < 0) return m.member_due_over({ time: spanText(-leftMs, hoursADay) });
  if (leftMs < soonDays * hoursADay * hour) return m.member_due_left({ time: spanText(leftMs, hoursADay) });
  return dateText(dueAt, now);
}

function dateText(dueAt: number, now: number): string {
  const isMidnight = formatDate(dueAt, 'HH:mm') === '00:00';
  const date = isMidnight ? lastDay(dueAt) : formatDate(dueAt);
  return date.startsWith(formatDate(now, 'YYYY-')) ? date.slice('YYYY-'.length) : date;
}

/** A due time by the calendar: the days left or the time overdue, or the date if it is far off. */
export function dueDayText(dueAt: number, now: number): string {
  const left = dueAt - now;
  if (left > soonDays * 24 * hour) return dateText(dueAt, now);
  return leftText(dueAt, now) ?? m.member_due_over({ time: spanText(-left) });
}
