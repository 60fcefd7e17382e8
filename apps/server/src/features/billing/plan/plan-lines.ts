import type { PlanLineState } from '@portal/contract/billing/plan-terms';
import type { PlanLine } from './plan.table.ts';

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
