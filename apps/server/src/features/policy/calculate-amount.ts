import type { CalculatedAmount } from '@portal/contract/policy/calculated-amount';
import { calcFields } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import { evaluateAmount } from './formula/evaluate-amount.ts';
import { fieldsOf } from './formula/evaluate-formula.ts';
import type { Figures } from './formula/formula.ts';
import { parseFormula } from './formula/parse-formula.ts';

const names = { revenue: m.field_revenue, rd: m.field_rd, tax: m.field_tax, staff: m.field_staff };

/**
 * Evaluates a formula with an enterprise's figures.
 * @throws {AppError} 500404 without a formula, 100002 naming each missing figure
 */
export function calculateAmount(calc: string | null, figures: Figures): CalculatedAmount {
  if (!calc) throw notFound();
  const formula = parseFormula(calc);
  const needed = fieldsOf(formula);
  const missing = calcFields.filter((field) => needed.includes(field) && figures[field] === undefined);
  if (missing.length > 0)
    throw fieldsRefused(
      Object.fromEntries(missing.map((field) => [field, m.fault_fill_in({ field: names[field]() })])),
    );
  return evaluateAmount(formula, figures);
}
