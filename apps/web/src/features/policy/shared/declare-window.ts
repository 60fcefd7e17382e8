import type { DeclareItemRow } from '@portal/contract/policy/declare-item';

const dayMs = 86_400_000;
const soonDays = 7;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Where today falls in the window of a funding call. */
export interface DeclareWindow {
  phase: 'OPEN' | 'COMING' | 'CLOSED';
  /** The share of the window before today, 0 to 1. */
  spent: number;
  /** Whole days until it closes, or until it opens if it is still to come; 0 on the last day. */
  days: number;
  /** Closes within a week. */
  isUrgent: boolean;
}

export function declareWindowOn(
  { state, windowFrom, windowTo }: Pick<DeclareItemRow, 'state' | 'windowFrom' | 'windowTo'>,
  today: string,
): DeclareWindow {
  if (state === 'COMING')
    return { phase: 'COMING', spent: 0, days: daysBetween(today, windowFrom), isUrgent: false };
  if (state !== 'OPEN') return { phase: 'CLOSED', spent: 1, days: 0, isUrgent: false };
  const days = Math.max(0, daysBetween(today, windowTo));
  const passed = daysBetween(windowFrom, today) / (daysBetween(windowFrom, windowTo) + 1);
  return { phase: 'OPEN', spent: Math.min(Math.max(passed, 0), 1), days, isUrgent: days <= soonDays };
}
