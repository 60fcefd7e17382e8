import type { CalculatedAmount } from '@portal/contract/policy/calculated-amount';
import type { policyPreviewAmount } from '@portal/contract/policy/manage';
import * as m from '@portal/texts/messages';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { evaluateAmount } from '../formula/evaluate-amount.ts';
import { fieldsOf } from '../formula/evaluate-formula.ts';
import { type Figures, type Formula, FormulaError } from '../formula/formula.ts';
import { readFormula } from './read-formula.ts';

/**
 * The amount for these figures; null while one is missing.
 * @throws {AppError} 100002 if the formula has no value, for example on division by zero
 */
export function calculateWith(formula: Formula, figures: Figures): CalculatedAmount | null {
  if (fieldsOf(formula).some((field) => figures[field] === undefined)) return null;
  try {
    return evaluateAmount(formula, figures);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw fieldsRefused({ 'data.calc': m.fault_formula_undefined() });
  }
}

/** Parses a formula and evaluates it. @throws {AppError} 100002 */
export const previewAmount: Verb<typeof policyPreviewAmount> = async (_ctx, { data: { calc, figures } }) => {
  const formula = readFormula(calc);
  if (!formula) throw fieldsRefused({ 'data.calc': m.fault_enter({ field: m.field_formula() }) });
  return { fields: fieldsOf(formula), amount: calculateWith(formula, figures) };
};
