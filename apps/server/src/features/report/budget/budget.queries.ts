import type { BudgetAmounts } from '@portal/contract/report/budget';
import { incomeLines } from '@portal/contract/report/terms';
import { and, asc, gte, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type BudgetRow, budgets } from './budget.table.ts';

export const totalOf = (amounts: BudgetAmounts): number =>
  incomeLines.reduce((sum, line) => sum + amounts[line], 0);

/** The budgets of the months from one to another, both included, the earliest first. */
export const budgetsBetween = (db: Db, from: string, to: string): Promise<BudgetRow[]> =>
  db
    .select()
    .from(budgets)
    .where(and(gte(budgets.period, from), lte(budgets.period, to)))
    .orderBy(asc(budgets.period));
