import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { period } from '../billing/bill-price.ts';
import * as call from '../call.ts';
import { fen, instant } from '../fields.ts';
import { labelled, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { type IncomeLine, incomeLineLabels, incomeLines } from './terms.ts';

const byFinance = { tag: 'report', access: ['OP_FINANCE'] } as const;

/** Greatest budget of a line for a month: ten billion yuan. */
const maxBudgetFen = 1_000_000_000_000;

const budgetOf = (line: IncomeLine) => wholeBetween(incomeLineLabels[line], 0, maxBudgetFen);

const amounts = z.object({
  RENT: budgetOf('RENT'),
  PROPERTY: budgetOf('PROPERTY'),
  WATER: budgetOf('WATER'),
  ELECTRICITY: budgetOf('ELECTRICITY'),
  OTHER: budgetOf('OTHER'),
});
export type BudgetAmounts = z.infer<typeof amounts>;

export const budgetContent = z.object({
  period,
  amounts,
  /** Applies to this month and the rest of its year. */
  forRestOfYear: labelled(m.report_budget_rest, z.boolean()).default(false),
});
export type BudgetContent = z.infer<typeof budgetContent>;

const budgetMonth = z.object({
  period: z.string(),
  amounts: z.record(z.enum(incomeLines), fen).nullable(),
  totalFen: fen.nullable(),
  userName: z.string(),
  updatedAt: instant.nullable(),
  version: z.int().nullable(),
});
export type BudgetMonth = z.infer<typeof budgetMonth>;

export const budgetQueryYear = call.read(byFinance, '/api/propertyManage/budget/queryYear', {
  summary: 'Returns the budget of each month of a year, by line of income; null for months without one.',
  input: z.object({ year: z.coerce.number().int().min(2000).max(2099) }),
  output: z.object({ months: z.array(budgetMonth) }),
});

export const budgetSave = call.write(byFinance, '/api/propertyManage/budget/save', {
  summary: 'Saves the budget of a month, or of a month and the rest of its year.',
  input: z.object({
    /** Version of the month that the editor saw; omitted for a month without a budget. */
    version: version.optional(),
    data: budgetContent,
  }),
  output: z.object({ months: z.int() }),
  refuses: [retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT],
});
