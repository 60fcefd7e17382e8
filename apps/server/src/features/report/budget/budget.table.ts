import type { BudgetAmounts } from '@portal/contract/report/budget';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../../platform/database/columns.ts';

/** The budget of a month by line of income. */
export const budgets = pgTable(
  'report_budget',
  {
    ...commonColumns,
    period: text().notNull(),
    /** In fen. */
    amounts: jsonb().$type<BudgetAmounts>().notNull(),
  },
  (table) => [uniqueIndex('report_budget_period').on(table.period)],
);

export type BudgetRow = typeof budgets.$inferSelect;
