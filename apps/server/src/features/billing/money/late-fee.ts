import { lateFeeFen } from './money.ts';

/** Late fee of a bill up to its last payment in part. */
export interface LateKept {
  /** Late fee accrued until then, paid or not. */
  lateAccruedFen: number;
  /** Number of late days it covers. */
  lateAccruedDays: number;
}

/** Inputs of a bill's late fee. */
export interface Lateness extends LateKept {
  principalFen: number;
  adjustFen: number;
  paidFen: number;
  /** The part of `paidFen` that paid late fee. */
  paidLateFen: number;
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
export function overdueDays(
  { dueDate, lateFreeDays, lateFrozenOn }: Pick<Lateness, 'dueDate' | 'lateFreeDays' | 'lateFrozenOn'>,
  today: string,
): number {
  if (dueDate === null) return 0;
  const until = lateFrozenOn !== null && lateFrozenOn < today ? lateFrozenOn : today;
  return Math.max(daysBetween(dueDate, until) - lateFreeDays, 0);
}

export const unpaidPrincipalOf = ({ principalFen, adjustFen, paidFen, paidLateFen }: Lateness): number =>
  principalFen + adjustFen - (paidFen - paidLateFen);

/**
 * Late fee of a bill on a day, paid or not: what accrued until the last payment in part, then the rate on the principal
 * still unpaid. Never more than the bill's principal.
 */
export function lateFeeOn(bill: Lateness, today: string): number {
  const days = overdueDays(bill, today) - bill.lateAccruedDays;
  const since = lateFeeFen(unpaidPrincipalOf(bill), days, bill.lateFeePpmPerDay);
  return Math.min(
    bill.lateAccruedFen + since,
    Math.max(bill.principalFen + bill.adjustFen, bill.lateAccruedFen),
  );
}

/** Late days excluded by an objection: from the day it was raised, but not before the due date. */
export function freedDays(dueDate: string, frozenOn: string, today: string): number {
  const from = frozenOn > dueDate ? frozenOn : dueDate;
  return Math.max(daysBetween(from, today), 0);
}
