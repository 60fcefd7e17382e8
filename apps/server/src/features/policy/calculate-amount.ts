import { type CalculatedAmount, calcFields } from '@portal/contract/policy';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import { fieldsOf } from './formula/evaluate-formula.ts';
import type { Figures } from './formula/formula.ts';
import { parseFormula } from './formula/parse-formula.ts';
import { reckonAmount } from './formula/reckon-amount.ts';

const names = { revenue: '上年度营业收入', rd: '上年度研发投入', tax: '上年度纳税额', staff: '职工人数' };

/**
 * What a formula yields for an enterprise with these figures.
 * @throws {AppError} 500404 where nothing can be reckoned, 100002 naming each figure that is missing
 */
export function calculateAmount(calc: string | null, figures: Figures): CalculatedAmount {
  if (!calc) throw notFound();
  const formula = parseFormula(calc);
  const needed = fieldsOf(formula);
  const missing = calcFields.filter((field) => needed.includes(field) && figures[field] === undefined);
  if (missing.length > 0)
    throw fieldsRefused(Object.fromEntries(missing.map((field) => [field, `请填写${names[field]}`])));
  return reckonAmount(formula, figures);
}
