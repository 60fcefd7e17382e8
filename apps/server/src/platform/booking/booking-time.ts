import { minutesOf, timeOf } from '@portal/contract/booking/slots';
import { slotMinutes } from '@portal/contract/booking/terms';
import { addDays, chinaDayOf, startOfChinaDay } from '../china-time.ts';

const minuteMs = 60_000;
export const dayMs = 86_400_000;

/** A requested time: a day and a half-open span within it, HH:MM in Asia/Shanghai. */
export interface SlotRequest {
  date: string;
  from: string;
  to: string;
}

/** A half-open span of time, as instants. */
export interface Span {
  startAt: Date;
  endAt: Date;
}

const instantOf = (date: string, time: string) =>
  new Date(startOfChinaDay(date).getTime() + minutesOf(time) * minuteMs);

export const spanOf = ({ date, from, to }: SlotRequest): Span => ({
  startAt: instantOf(date, from),
  endAt: instantOf(date, to),
});

/** The time of day of an instant on `date`, rounded up to a whole slot; 24:00 at the end of the day. */
function timeOn(date: string, at: Date): string {
  const minutes = (at.getTime() - startOfChinaDay(date).getTime()) / minuteMs;
  return timeOf(Math.ceil(minutes / slotMinutes) * slotMinutes);
}

/** The whole half hours of a span, which are the ones charged; a start within a half hour is rounded up. */
export function slotRequestOf({ startAt, endAt }: Span): SlotRequest {
  const date = chinaDayOf(startAt);
  return { date, from: timeOn(date, startAt), to: timeOn(date, endAt) };
}

/** The start of an instant's minute, at which the rest of a running time begins. */
export const minuteStart = (at: Date): Date => new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);

/**
 * The span to the minute. The rest of a running time begins within a half hour, which {@link slotRequestOf} rounds
 * away.
 */
export function clockTimesOf(span: Span): SlotRequest {
  const slotRequest = slotRequestOf(span);
  const minutes = (span.startAt.getTime() - startOfChinaDay(slotRequest.date).getTime()) / minuteMs;
  return { ...slotRequest, from: timeOf(Math.floor(minutes)) };
}

/** The half hours that a span overlaps, including partial ones. */
export function coveredBy(span: Span): SlotRequest {
  const slotRequest = slotRequestOf(span);
  const minutes = (span.startAt.getTime() - startOfChinaDay(slotRequest.date).getTime()) / minuteMs;
  return { ...slotRequest, from: timeOf(Math.floor(minutes / slotMinutes) * slotMinutes) };
}

/** Monday of the week that contains `day`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The same day some months later, or the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

interface SeriesRule {
  freq: 'DAY' | 'WEEK' | 'MONTH';
  interval: number;
  /** 1 (Monday) to 7 (Sunday); empty means the weekday of the first day. */
  byWeekday?: readonly number[];
  count: number;
  until?: string | null;
}

/** The first `count` days from `day` on that fall on these weekdays, in every `interval`-th week. */
function weekdaysFrom(day: string, weekdays: readonly number[], { interval, count }: SeriesRule): string[] {
  const monday = mondayOf(day);
  const inWeek = [...new Set(weekdays)].sort((one, other) => one - other);
  // One extra week, because the first may have none of these weekdays left.
  return Array.from({ length: count + 1 }, (_, week) =>
    inWeek.map((weekday) => addDays(monday, week * interval * 7 + weekday - 1)),
  )
    .flat()
    .filter((each) => each >= day)
    .slice(0, count);
}

/** The days of a series that begins on `day`. */
export function daysOfSeries(day: string, rule: SeriesRule): string[] {
  const { freq, interval, byWeekday = [], count, until = null } = rule;
  const days =
    freq === 'WEEK' && byWeekday.length > 0
      ? weekdaysFrom(day, byWeekday, rule)
      : Array.from({ length: count }, (_, at) => {
          const steps = at * interval;
          if (freq === 'MONTH') return addMonths(day, steps);
          return addDays(day, freq === 'WEEK' ? steps * 7 : steps);
        });
  return until === null ? days : days.filter((each) => each <= until);
}

/** Start and end of the given number of slots from a time of day. */
export const slotTimes = (from: string, slots: number): Pick<SlotRequest, 'from' | 'to'> => ({
  from,
  to: timeOf(minutesOf(from) + slots * slotMinutes),
});
