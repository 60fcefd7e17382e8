import type { ActivityRow } from '@portal/contract/activity';
import { dayAfter, dayOf, daysBetween } from '../../../platform/display/day-words.ts';

/** An activity in a week of the calendar: from which column to which, in which lane. */
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

/** Lays the activities of some weeks into lanes, so that none covers another. */
export function weeksOf(from: string, count: number, rows: readonly ActivityRow[]): Week[] {
  return Array.from({ length: count }, (_, nth) => {
    const first = dayAfter(from, nth * weekDays);
    const ends: number[] = [];
    const items = rows.flatMap((row): LaneItem[] => {
      const begin = Math.max(0, daysBetween(first, dayOf(row.startAt)));
      const end = Math.min(weekDays - 1, daysBetween(first, dayOf(row.endAt - 1)));
      if (begin >= weekDays || end < 0) return [];
      const free = ends.findIndex((last) => last < begin);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = end;
      return [{ row, column: begin + 1, span: end - begin + 1, lane }];
    });
    return {
      days: Array.from({ length: weekDays }, (_day, at) => dayAfter(first, at)),
      items,
      lanes: ends.length,
    };
  });
}
