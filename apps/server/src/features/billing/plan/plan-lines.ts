import type { PlanLineState } from '@portal/contract/billing/plan-terms';
import type { Bill } from '../bill/bill.table.ts';
import { lateFeeOfDay, payableFenOn } from '../bill/owed.public.ts';
import type { BillPlan, PlanLine } from './plan.table.ts';

interface LineSoFar extends PlanLine {
  paidFen: number;
  state: PlanLineState;
}

/** What has been paid of each line, in order, and which lines are late. */
export function linesSoFar(lines: readonly PlanLine[], paidFen: number, today: string): LineSoFar[] {
  let left = Math.max(paidFen, 0);
  return lines.map((line) => {
    const paid = Math.min(left, line.amountFen);
    left -= paid;
    const state = paid === line.amountFen ? 'PAID' : line.day < today ? 'OVERDUE' : 'DUE';
    return { ...line, paidFen: paid, state };
  });
}

/** The day on which the next line falls due; null when all are paid. */
export const nextDay = (lines: readonly PlanLine[], paidFen: number): string | null =>
  linesSoFar(lines, paidFen, '').find(({ state }) => state !== 'PAID')?.day ?? null;

type PlannedBill = Pick<BillPlan, 'lines' | 'paidBeforeFen'>;

const sumOf = (lines: readonly PlanLine[]): number =>
  lines.reduce((sum, { amountFen }) => sum + amountFen, 0);

/** Late fee that has run since the lines were fixed and is still to pay; no line contains it. */
function addedLateFen({ lines, paidBeforeFen }: PlannedBill, bill: Bill, day: string): number {
  const lateFen = lateFeeOfDay(bill, day);
  const addedFen = bill.principalFen + bill.adjustFen + lateFen - paidBeforeFen - sumOf(lines);
  return Math.max(Math.min(addedFen, lateFen - bill.paidLateFen), 0);
}

/** What a plan has received so far, without the late fee that has run meanwhile. */
export const paidOf = (plan: PlannedBill, bill: Bill, day: string): number =>
  Math.max(sumOf(plan.lines) - payableFenOn(bill, day) + addedLateFen(plan, bill, day), 0);

/** The next line to pay on a day: what is left of it, and the late fee that has run meanwhile. Null when all are paid. */
export function nextInstalment(
  plan: PlannedBill,
  bill: Bill,
  today: string,
): { day: string; amountFen: number; lateFen: number } | null {
  const next = linesSoFar(plan.lines, paidOf(plan, bill, today), today).find(({ state }) => state !== 'PAID');
  if (!next) return null;
  const lateFen = addedLateFen(plan, bill, today);
  const amountFen = Math.min(next.amountFen - next.paidFen + lateFen, payableFenOn(bill, today));
  return amountFen > 0 ? { day: next.day, amountFen, lateFen } : null;
}
