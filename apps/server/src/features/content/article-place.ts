import { chinaMidnight } from '../../platform/china-time.ts';
import type { CountRow } from './article-count.queries.ts';

/** A year or day of Asia/Shanghai that holds the article at some place of a list. */
export interface Span {
  since: string;
  /** Articles of the list that come before the span's first one. */
  before: number;
}

/** Finds the span with the article at `offset`, counted from 0 at the newest; null where the list ends before. */
export function findSpan(rows: readonly CountRow[], offset: number): Span | null {
  let before = 0;
  let since: string | undefined;
  let count = 0;
  for (const row of rows) {
    if (row.since !== since) {
      if (offset < before + count) break;
      before += count;
      count = 0;
      since = row.since;
    }
    count += row.count;
  }
  return since !== undefined && offset < before + count ? { since, before } : null;
}

export const sumCounts = (rows: readonly CountRow[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** The instant at which the day YYYY-MM-DD of Asia/Shanghai is over. */
export function endOfDay(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return chinaMidnight(year, month - 1, date + 1);
}

export const startOfYear = (year: number): Date => chinaMidnight(year, 0, 1);
