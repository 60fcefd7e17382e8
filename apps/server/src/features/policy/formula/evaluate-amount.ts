import type { CalculatedAmount } from '@portal/contract/policy/calculated-amount';
import { evaluateFormula } from './evaluate-formula.ts';
import type { Figures, Formula } from './formula.ts';
import { writeFormula } from './write-formula.ts';

interface Limits {
  core: Formula;
  floor: number | null;
  cap: number | null;
}

/** Strips the constant limits from a formula: `min(max(core, floor), cap)`, either of them or none. */
function peelLimits(formula: Formula, limits: Omit<Limits, 'core'> = { floor: null, cap: null }): Limits {
  if ((formula.type !== 'min' && formula.type !== 'max') || formula.of.length !== 2)
    return { core: formula, ...limits };
  const limit = formula.of.find((part) => part.type === 'number');
  const inner = formula.of.find((part) => part.type !== 'number');
  const side = formula.type === 'min' ? 'cap' : 'floor';
  if (!limit || !inner || limits[side] !== null) return { core: formula, ...limits };
  return peelLimits(inner, { ...limits, [side]: limit.value });
}

// Rounds half up, after removing floating-point error that would miss the half by a hair.
const fenOf = (yuan: number) => Math.max(0, Math.round(Number((yuan * 100).toFixed(4))));
const fenOrNull = (yuan: number | null) => (yuan === null ? null : fenOf(yuan));

/** The amount for these figures, with its calculation. @throws {FormulaError} */
export function evaluateAmount(formula: Formula, figures: Figures): CalculatedAmount {
  const { core, floor, cap } = peelLimits(formula);
  const calculatedFen = fenOf(evaluateFormula(core, figures));
  const amountFen = fenOf(evaluateFormula(formula, figures));
  const limitedBy = amountFen < calculatedFen ? 'CAP' : amountFen > calculatedFen ? 'FLOOR' : null;
  return {
    amountFen,
    calculation: writeFormula(core, figures),
    calculatedFen,
    floorFen: fenOrNull(floor),
    capFen: fenOrNull(cap),
    limitedBy,
  };
}
