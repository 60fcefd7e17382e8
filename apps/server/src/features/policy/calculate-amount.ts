import { type CalculatedAmount, calcFields } from '@portal/contract/policy';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import { fieldsOf } from './formula/evaluate-formula.ts';
import type { Figures } from './formula/formula.ts';
import { parseFormula } from './formula/parse-formula.ts';
import { reckonAmount } from './formula/reckon-amount.ts';
import { findFormula } from './policy.queries.ts';

const names = { revenue: '上年度营业收入', rd: '上年度研发投入', tax: '上年度纳税额', staff: '职工人数' };

/**
 * What an enterprise with these figures would get.
 * @throws {AppError} 500404 where nothing can be reckoned, 100002 naming each figure that is missing
 */
export async function calculateAmount(db: Db, id: string, figures: Figures): Promise<CalculatedAmount> {
  const row = await findFormula(db, id);
  if (!row || row.calc === null) throw notFound();
  const formula = parseFormula(row.calc);
  const needed = fieldsOf(formula);
  const missing = calcFields.filter((field) => needed.includes(field) && figures[field] === undefined);
  if (missing.length > 0)
    throw fieldsRefused(Object.fromEntries(missing.map((field) => [field, `请填写${names[field]}`])));
  return reckonAmount(formula, figures);
}
