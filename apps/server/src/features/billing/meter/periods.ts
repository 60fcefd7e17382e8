import { chinaDayOf } from '../../../platform/china-time.ts';

/** The month of an instant in Asia/Shanghai. */
export const periodOf = (at: Date): string => chinaDayOf(at).slice(0, 7);

/** Moves a month by whole months. */
export function movePeriod(period: string, months: number): string {
  const at = Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** Whole months from one to another, both included. */
export const monthsBetween = (from: string, to: string): string[] =>
  from > to ? [] : [from, ...monthsBetween(movePeriod(from, 1), to)];

export const yearBefore = (period: string): string => movePeriod(period, -12);

export const lastDayOfPeriod = (period: string): string =>
  new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)), 0)).toISOString().slice(0, 10);
