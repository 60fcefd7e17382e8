import * as m from '@portal/texts/messages';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { type Formula, FormulaError } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';

/**
 * Parses the formula an operator entered; null for an empty one.
 * @throws {AppError} 100002 at `data.calc`
 */
export function readFormula(calc: string): Formula | null {
  if (calc === '') return null;
  try {
    return parseFormula(calc);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw fieldsRefused({ 'data.calc': m.fault_formula_unreadable() });
  }
}
