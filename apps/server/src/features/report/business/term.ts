import type { reportQueryDetail } from '@portal/contract/report/business';
import { maxTermMonths, reportMonths } from '@portal/contract/report/terms';
import * as m from '@portal/texts/messages';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { InputOf } from '../../../platform/http/context.ts';
import { lastDayOfPeriod, movePeriod, periodOf } from '../../billing/periods.public.ts';

export interface Term {
  /** First and last month. */
  from: string;
  to: string;
  /** The day the report describes: the last one, or today. */
  day: string;
  at: Date;
  isOver: boolean;
}

/** The months from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = movePeriod(month, 1)) months.push(month);
  return months;
}

/** The twelve months that end with a month. */
export const yearUpTo = (to: string): string[] => monthsBetween(movePeriod(to, 1 - reportMonths), to);

/** @throws {AppError} 100002 for a term that begins after its end, is too long, or lies ahead */
export function requireTerm({ from, to }: InputOf<typeof reportQueryDetail>, now: Date): Term {
  const current = periodOf(now);
  if (to > current) throw fieldsRefused({ to: m.fault_period_future() });
  if (from > to) throw fieldsRefused({ to: m.report_fault_order() });
  if (movePeriod(from, maxTermMonths) <= to)
    throw fieldsRefused({ from: m.report_fault_long({ count: maxTermMonths }) });
  const isOver = to < current;
  return isOver
    ? { from, to, day: lastDayOfPeriod(to), at: startOfChinaDay(`${movePeriod(to, 1)}-01`), isOver }
    : { from, to, day: chinaDayOf(now), at: now, isOver };
}
