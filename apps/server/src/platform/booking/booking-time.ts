import { slotMinutes } from '@portal/contract/booking-terms';
import { addDays, chinaDayOf, startOfChinaDay } from '../china-time.ts';

const minuteMs = 60_000;
export const dayMs = 86_400_000;

/** A time as people choose it: a day and a half-open span of it, HH:MM in Asia/Shanghai. */
export interface SlotRequest {
  date: string;
  from: string;
  to: string;
}

/** A half-open span of time. */
export interface Span {
  startAt: Date;
  endAt: Date;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const instantOf = (date: string, time: string) =>
  new Date(startOfChinaDay(date).getTime() + minutesOf(time) * minuteMs);

export const spanOf = ({ date, from, to }: SlotRequest): Span => ({
  startAt: instantOf(date, from),
  endAt: instantOf(date, to),
});

/** The time of day at an instant of `date`, 24:00 at its end; what was released in between ends with its slot. */
function timeOn(date: string, at: Date): string {
  const minutes = (at.getTime() - startOfChinaDay(date).getTime()) / minuteMs;
  return timeOf(Math.ceil(minutes / slotMinutes) * slotMinutes);
}

/** The whole half hours of a time, which are what is paid; of one that begins within a half hour, from the next on. */
export function slotRequestOf({ startAt, endAt }: Span): SlotRequest {
  const date = chinaDayOf(startAt);
  return { date, from: timeOn(date, startAt), to: timeOn(date, endAt) };
}

/** The beginning of the minute of an instant: what is left of a running time begins with it. */
export const minuteStart = (at: Date): Date => new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);

/** The time to the minute. What is left of a running time begins within a half hour, and {@link wishOf} leaves that out. */
export function clockTimesOf(span: Span): SlotRequest {
  const slotRequest = slotRequestOf(span);
  const minutes = (span.startAt.getTime() - startOfChinaDay(slotRequest.date).getTime()) / minuteMs;
  return { ...slotRequest, from: timeOf(Math.floor(minutes)) };
}

/** The half hours that a time meets, also those of which it has only a part. */
export function coveredBy(span: Span): SlotRequest {
  const slotRequest = slotRequestOf(span);
  const minutes = (span.startAt.getTime() - startOfChinaDay(slotRequest.date).getTime()) / minuteMs;
  return { ...slotRequest, from: timeOf(Math.floor(minutes / slotMinutes) * slotMinutes) };
}

export const slotsOf = ({ from, to }: Pick<SlotRequest, 'from' | 'to'>): number =>
  (minutesOf(to) - minutesOf(from)) / slotMinutes;

/** Monday of the week of `day`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The same day some months later, or the last one of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

interface SeriesRule {
  freq: 'DAY' | 'WEEK' | 'MONTH';
  interval: number;
  /** 1 Monday to 7 Sunday; none for the weekday of the first day. */
  byWeekday?: readonly number[];
  count: number;
  until?: string | null;
}

/** So many days from `day` on, on these weekdays of every so many weeks. */
function weekdaysFrom(day: string, weekdays: readonly number[], { interval, count }: SeriesRule): string[] {
  const monday = mondayOf(day);
  const inWeek = [...new Set(weekdays)].sort((one, other) => one - other);
  // The first week may have none of them left.
  return Array.from({ length: count + 1 }, (_, week) =>
    inWeek.map((weekday) => addDays(monday, week * interval * 7 + weekday - 1)),
  )
    .flat()
    .filter((each) => each >= day)
    .slice(0, count);
}

/** The days of a series, which begins on `day`. */
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

/** So many slots from a time of the day on. */
export const slotTimes = (from: string, slots: number): Pick<SlotRequest, 'from' | 'to'> => ({
  from,
  to: timeOf(minutesOf(from) + slots * slotMinutes),
});
