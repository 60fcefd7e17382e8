import type { CalcField } from '@portal/contract/policy/public';

export type Operator = '+' | '-' | '*' | '/';

/** A parsed amount formula; its result is in yuan. */
export type Formula =
  | { type: 'number'; value: number }
  | { type: 'field'; field: CalcField }
  | { type: 'operation'; operator: Operator; left: Formula; right: Formula }
  | { type: 'min' | 'max'; of: Formula[] }
  | { type: 'if'; left: Formula; right: Formula; then: Formula; otherwise: Formula };

/** Figures of an enterprise: money in 万元, staff in persons. */
export type Figures = Partial<Record<CalcField, number>>;

/** The formula cannot be parsed or evaluated: the author's fault, not the caller's. */
export class FormulaError extends Error {
  override name = 'FormulaError';
}
