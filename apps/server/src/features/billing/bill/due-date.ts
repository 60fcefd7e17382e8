import { daysToPay } from '@portal/contract/billing/terms';
import { closedDays } from '../../../platform/booking/closed-day.table.ts';
import { addDays, startOfChinaDay } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isWeekend } from '../../../platform/working-days.ts';
import { lastDayOfPeriod, movePeriod } from '../meter/periods.ts';
import type { Bill } from './bill.table.ts';
import { readBillRules } from './bill-rules.ts';

/** A contract's rule for due dates: a day of the month, otherwise a number of days after the issue. */
export interface DueRule {
  dueDay: number | null;
  dueDays: number | null;
}

export const usualDue: DueRule = { dueDay: null, dueDays: null };

/** The days on which nothing falls due; null if due dates stay where they are. */
export type DaysOff = ReadonlySet<string> | null;

/** Weekends are known; the park enters its holidays as days on which it is closed. */
export async function readDaysOff(db: Db): Promise<DaysOff> {
  const { isDueOnWorkingDay } = await readBillRules(db);
  if (!isDueOnWorkingDay) return null;
  return new Set((await db.select({ day: closedDays.day }).from(closedDays)).map(({ day }) => day));
}

function nextWorkingDay(day: string, off: DaysOff): string {
  if (off === null) return day;
  const isOff = off.has(day) || isWeekend(startOfChinaDay(day).getTime());
  return isOff ? nextWorkingDay(addDays(day, 1), off) : day;
}

/** A day of a month, or the month's last day if it is shorter. */
function dayIn(period: string, day: number): string {
  const last = lastDayOfPeriod(period);
  const wanted = `${period}-${String(day).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
}

/** The day in the month that is billed, if it is still to come after the issue; otherwise the next one. */
function nextDueDay(day: number, period: string, issueDate: string): string {
  const issued = issueDate.slice(0, 7);
  const due = dayIn(period > issued ? period : issued, day);
  return due > issueDate ? due : dayIn(movePeriod(issued, 1), day);
}

export const dueDateOf = (
  { dueDay, dueDays }: DueRule,
  period: string,
  issueDate: string,
  off: DaysOff,
): string =>
  nextWorkingDay(
    dueDay === null ? addDays(issueDate, dueDays ?? daysToPay) : nextDueDay(dueDay, period, issueDate),
    off,
  );

/** The due date of a bill that is issued in the place of another. */
export const newDueDate = async (tx: Db, bill: Bill, issueDate: string): Promise<string> =>
  dueDateOf(bill, bill.period, issueDate, await readDaysOff(tx));
