import { type IncomeLine, incomeLineLabels, incomeLines } from '@portal/contract/report/terms';
import type { MonthIncome } from '../../billing/income.public.ts';
import { yearBefore } from '../../billing/periods.public.ts';
import { totalOf } from '../budget/budget.queries.ts';
import type { BudgetRow } from '../budget/budget.table.ts';

/** Income of months by line, next to their budget. */
export interface Income {
  received: readonly MonthIncome[];
  budgets: readonly BudgetRow[];
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Amounts by line, in their order; each line is there. */
export const byLine = (rows: readonly { line: IncomeLine; fen: number }[]) =>
  incomeLines.map((line) => ({
    line,
    lineLabel: incomeLineLabels[line](),
    fen: sumOf(rows.filter((row) => row.line === line).map(({ fen }) => fen)),
  }));

/** What was received in some months, of one line or of all, next to the budget and to the same months a year before. */
export function compare({ received, budgets }: Income, months: readonly string[], line?: IncomeLine) {
  const sumIn = (periods: readonly string[]) =>
    sumOf(
      received
        .filter((row) => periods.includes(row.period) && (line === undefined || row.line === line))
        .map(({ fen }) => fen),
    );
  const planned = budgets.filter(({ period }) => months.includes(period));
  return {
    receivedFen: sumIn(months),
    budgetFen:
      planned.length === 0
        ? null
        : sumOf(planned.map(({ amounts }) => (line ? amounts[line] : totalOf(amounts)))),
    yearAgoFen: sumIn(months.map(yearBefore)),
  };
}
