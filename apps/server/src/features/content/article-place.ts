import { chinaMidnight } from '../../platform/china-time.ts';
import type { CountRow } from './article-count.queries.ts';
import type { CountUnit } from './article-count.table.ts';

/** A year, month or day of Asia/Shanghai that holds the article at some place of a list. */
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

/** The instant at which the unit that begins on the day `since` is over. */
export function endOfSpan(since: string, unit: CountUnit): Date {
  const [year = 0, month = 0, day = 0] = since.split('-').map(Number);
  if (unit === 'year') return chinaMidnight(year + 1, 0, 1);
  return unit === 'month' ? chinaMidnight(year, month, 1) : chinaMidnight(year, month - 1, day + 1);
}

export const startOfYear = (year: number): Date => chinaMidnight(year, 0, 1);
