import { lateFeeFen } from './money.ts';

/** What the late fee of a bill follows from. */
export interface Lateness {
  principalFen: number;
  adjustFen: number;
  paidFen: number;
  dueDate: string | null;
  lateFeePpmPerDay: number;
  /** Days that do not count: those on which an objection was open. */
  lateFreeDays: number;
  /** The day on which the fee was frozen, while it is. */
  lateFrozenOn: string | null;
}

const dayMs = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The days of delay that count. */
export function overdueDays({ dueDate, lateFreeDays, lateFrozenOn }: Lateness, today: string): number {
  if (dueDate === null) return 0;
  const until = lateFrozenOn !== null && lateFrozenOn < today ? lateFrozenOn : today;
  return Math.max(daysBetween(dueDate, until) - lateFreeDays, 0);
}

/** The late fee as of a day. */
export function lateFeeOn(bill: Lateness, today: string): number {
  const unpaid = bill.principalFen + bill.adjustFen - bill.paidFen;
  return lateFeeFen(unpaid, overdueDays(bill, today), bill.lateFeePpmPerDay);
}

/** The late days that an objection has made free: those since it was raised, but not those before the bill was due. */
export function freedDays(dueDate: string, frozenOn: string, today: string): number {
  const from = frozenOn > dueDate ? frozenOn : dueDate;
  return Math.max(daysBetween(from, today), 0);
}
