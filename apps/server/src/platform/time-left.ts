import { workingTimeUntil } from './working-days.ts';
import { workingHoursBetween } from './working-hours.ts';

/** What a deadline counts: working days around the clock, the opening hours of the park, or all of the time. */
export type TimeKind = 'WORKING_DAYS' | 'WORKING_HOURS' | 'ALL_HOURS';

const counts: Record<TimeKind, { hoursADay: number; between: (from: Date, to: Date) => number }> = {
  WORKING_DAYS: { hoursADay: 24, between: workingTimeUntil },
  WORKING_HOURS: { hoursADay: 9, between: workingHoursBetween },
  ALL_HOURS: { hoursADay: 24, between: (from, to) => to.getTime() - from.getTime() },
};

/**
 * The time left until a deadline, as the deadline itself was counted, negative when overdue; and how many of its hours
 * make a day.
 */
export function timeLeft(kind: TimeKind, now: Date, dueAt: Date): { leftMs: number; hoursADay: number } {
  const { hoursADay, between } = counts[kind];
  return { hoursADay, leftMs: now <= dueAt ? between(now, dueAt) : -between(dueAt, now) };
}
