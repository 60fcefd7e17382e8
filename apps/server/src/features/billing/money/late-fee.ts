import { lateFeeFen } from './money.ts';

/** Inputs of a bill's late fee. */
export interface Lateness {
  principalFen: number;
  adjustFen: number;
  paidFen: number;
  dueDate: string | null;
  lateFeePpmPerDay: number;
  /** Days an objection was open; these don't count. */
  lateFreeDays: number;
  /** Day the fee was frozen; null if it isn't. */
  lateFrozenOn: string | null;
}

const dayMs = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Number of days late that count. */
export function overdueDays({ dueDate, lateFreeDays, lateFrozenOn }: Lateness, today: string): number {
  if (dueDate === null) return 0;
  const until = lateFrozenOn !== null && lateFrozenOn < today ? lateFrozenOn : today;
  return Math.max(daysBetween(dueDate, until) - lateFreeDays, 0);
}

export function lateFeeOn(bill: Lateness, today: string): number {
  const unpaid = bill.principalFen + bill.adjustFen - bill.paidFen;
  return lateFeeFen(unpaid, overdueDays(bill, today), bill.lateFeePpmPerDay);
}

/** Late days excluded by an objection: from the day it was raised, but not before the due date. */
export function freedDays(dueDate: string, frozenOn: string, today: string): number {
  const from = frozenOn > dueDate ? frozenOn : dueDate;
  return Math.max(daysBetween(from, today), 0);
}
