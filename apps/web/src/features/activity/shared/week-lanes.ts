import type { ActivityRow } from '@portal/contract/activity/public';
import { dayAfter, dayOf, daysBetween } from '../../../platform/display/day-words.ts';

/** An activity placed in a range of days: its first and last column and its lane. */
export interface LaneItem {
  row: ActivityRow;
  column: number;
  span: number;
  lane: number;
}

export interface Week {
  days: string[];
  items: LaneItem[];
  lanes: number;
}

const weekDays = 7;

/**
 * Places the activities of a range of days into lanes, so that none overlaps another.
 * @param least minimum width in columns; near the end an item starts earlier to keep it.
 */
export function lanesOf(first: string, days: number, rows: readonly ActivityRow[], least = 1): Week {
  const ends: number[] = [];
  const items = rows.flatMap((row): LaneItem[] => {
    const start = Math.max(0, daysBetween(first, dayOf(row.startAt)));
    const until = Math.min(days - 1, daysBetween(first, dayOf(row.endAt - 1)));
    if (start >= days || until < 0) return [];
    const begin = Math.min(start, days - least);
    const end = Math.max(until, begin + least - 1);
    const free = ends.findIndex((last) => last < begin);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = end;
    return [{ row, column: begin + 1, span: end - begin + 1, lane }];
  });
  return {
    days: Array.from({ length: days }, (_day, at) => dayAfter(first, at)),
    items,
    lanes: ends.length,
  };
}

/** The lanes of several weeks. */
export const weeksOf = (from: string, count: number, rows: readonly ActivityRow[]): Week[] =>
  Array.from({ length: count }, (_, nth) => lanesOf(dayAfter(from, nth * weekDays), weekDays, rows));
