import type { CalcField } from '@portal/contract/policy/public';
import { type Figures, type Formula, FormulaError, type Operator } from './formula.ts';

const operations: Record<Operator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** Evaluates a formula; money, and so the result, is in yuan. @throws {FormulaError} for a missing figure or a division by zero */
export function evaluateFormula(formula: Formula, figures: Figures): number {
  const value = calculatePart(formula, figures);
  if (!Number.isFinite(value)) throw new FormulaError('no finite value');
  return value;
}

function calculatePart(formula: Formula, figures: Figures): number {
  switch (formula.type) {
    case 'number':
      return formula.value;
    case 'field': {
      const value = figures[formula.field];
      if (value === undefined) throw new FormulaError(`${formula.field} is missing`);
      // Money is entered in 万元 and calculated in yuan, whole to the fen.
      return formula.field === 'staff' ? value : Math.round(value * 1_000_000) / 100;
    }
    case 'operation':
      return operations[formula.operator](
        evaluateFormula(formula.left, figures),
        evaluateFormula(formula.right, figures),
      );
    case 'min':
    case 'max':
      return Math[formula.type](...formula.of.map((part) => evaluateFormula(part, figures)));
    case 'if':
      return evaluateFormula(chosenBranch(formula, figures), figures);
  }
}

export function chosenBranch(choice: Extract<Formula, { type: 'if' }>, figures: Figures): Formula {
  const holds = evaluateFormula(choice.left, figures) >= evaluateFormula(choice.right, figures);
  return holds ? choice.then : choice.otherwise;
}

/** The figures a formula uses, each once, in order of appearance. */
export function fieldsOf(formula: Formula): CalcField[] {
  return [...new Set(listFields(formula))];
}

function listFields(formula: Formula): CalcField[] {
  switch (formula.type) {
    case 'number':
      return [];
    case 'field':
      return [formula.field];
    case 'operation':
      return [formula.left, formula.right].flatMap(listFields);
    case 'min':
    case 'max':
      return formula.of.flatMap(listFields);
    case 'if':
      return [formula.left, formula.right, formula.then, formula.otherwise].flatMap(listFields);
  }
}
