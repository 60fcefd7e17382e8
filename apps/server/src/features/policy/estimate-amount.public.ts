import type { CalculatedAmount } from '@portal/contract/policy/calculated-amount';
import { calcFields } from '@portal/contract/policy/public';
import { evaluateAmount } from './formula/evaluate-amount.ts';
import type { Figures, Formula } from './formula/formula.ts';
import { FormulaError } from './formula/formula.ts';
import { parseFormula } from './formula/parse-formula.ts';
import type { Enterprise, Facts } from './matching/facts.ts';
import { factsOf } from './matching/facts.ts';

/** The amount and its calculation by an enterprise's own figures; null if one that the formula needs is missing. */
export function estimateOf(formula: Formula, facts: Facts): CalculatedAmount | null {
  const figures: Figures = Object.fromEntries(
    calcFields.flatMap((name) => {
      const value = facts[`annual.${name}`];
      return typeof value === 'number' ? [[name, value]] : [];
    }),
  );
  try {
    return evaluateAmount(formula, figures);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

/** The amount a policy's formula yields for an enterprise; null without a formula or if a figure is missing. */
export function estimateFen(calc: string | null, enterprise: Enterprise, today: string): number | null {
  if (calc === null) return null;
  return estimateOf(parseFormula(calc), factsOf(enterprise, today))?.amountFen ?? null;
}
