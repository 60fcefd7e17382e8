import type { BillDetail } from '@portal/contract/billing/bill';

type Kind = 'before' | 'due' | 'counted' | 'free';

export interface LateDay {
  /** YYYY-MM-DD */
  day: string;
  kind: Kind;
}

/** As many days as fit in a line. */
const most = 14;

const dayMs = 86_400_000;
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The days of a late fee up to today: two before the due date, the days that count, and those on which the fee is
 * frozen. Only the last `most` days are returned.
 */
export function lateDays(
  { dueDate, overdueDays }: Pick<BillDetail, 'dueDate' | 'overdueDays'>,
  today: string,
): LateDay[] {
  if (dueDate === null) return [];
  const due = Date.parse(dueDate);
  const lastCounted = due + overdueDays * dayMs;
  const end = Math.max(Date.parse(today), lastCounted);
  const start = Math.max(due - 2 * dayMs, end - (most - 1) * dayMs);
  const count = Math.floor((end - start) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_day, at) => {
    const ms = start + at * dayMs;
    const kind = ms < due ? 'before' : ms === due ? 'due' : ms <= lastCounted ? 'counted' : 'free';
    return { day: dayAt(ms), kind };
  });
}
