import { evaluateAmount } from './formula/evaluate-amount.ts';
import type { Figures } from './formula/formula.ts';
import { FormulaError } from './formula/formula.ts';
import { parseFormula } from './formula/parse-formula.ts';
import type { Enterprise } from './matching/facts.ts';
import { factsOf } from './matching/facts.ts';

/** The amount a policy's formula yields for an enterprise; null without a formula or if a figure is missing. */
export function estimateFen(calc: string | null, enterprise: Enterprise, today: string): number | null {
  if (calc === null) return null;
  const facts = factsOf(enterprise, today);
  const names = ['revenue', 'rd', 'tax', 'staff'] as const;
  const figures: Figures = Object.fromEntries(
    names.flatMap((name) => {
      const value = facts[`annual.${name}`];
      return typeof value === 'number' ? [[name, value]] : [];
    }),
  );
  try {
    return evaluateAmount(parseFormula(calc), figures).amountFen;
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}
