import { chosenBranch, evaluateFormula } from './evaluate-formula.ts';
import type { Figures, Formula, Operator } from './formula.ts';

const signs: Record<Operator, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' };
const ranks: Record<Operator, number> = { '+': 1, '-': 1, '*': 2, '/': 2 };

const writeNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 });

/** The formula with the figures filled in and each choice replaced by the branch taken: `8,600,000 × 0.012`. */
export function writeFormula(formula: Formula, figures: Figures): string {
  switch (formula.type) {
    case 'number':
      return writeNumber(formula.value);
    case 'field':
      return writeNumber(evaluateFormula(formula, figures));
    case 'operation':
      return writeOperation(formula, figures);
    case 'min':
    case 'max':
      return `${formula.type}(${formula.of.map((part) => writeFormula(part, figures)).join(', ')})`;
    case 'if':
      return writeChoice(formula, figures);
  }
}

function writeOperation(formula: Extract<Formula, { type: 'operation' }>, figures: Figures): string {
  const { operator, left, right } = formula;
  const side = (part: Formula, isRight: boolean) => {
    const text = writeFormula(part, figures);
    if (part.type === 'if') return `(${text})`;
    if (part.type !== 'operation') return text;
    const binds = ranks[part.operator] - ranks[operator];
    return binds < 0 || (binds === 0 && isRight) ? `(${text})` : text;
  };
  return `${side(left, false)} ${signs[operator]} ${side(right, true)}`;
}

function writeChoice(choice: Extract<Formula, { type: 'if' }>, figures: Figures): string {
  const branch = chosenBranch(choice, figures);
  const comparison = branch === choice.then ? '≥' : '<';
  const left = writeFormula(choice.left, figures);
  const right = writeFormula(choice.right, figures);
  const joint = branch.type === 'if' ? ', ' : ' → ';
  return `${left} ${comparison} ${right}${joint}${writeFormula(branch, figures)}`;
}
