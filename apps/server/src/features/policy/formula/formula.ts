import type { CalcField } from '@portal/contract/policy';

export type Operator = '+' | '-' | '*' | '/';

/** A parsed amount formula. It yields yuan. */
export type Formula =
  | { type: 'number'; value: number }
  | { type: 'field'; field: CalcField }
  | { type: 'operation'; operator: Operator; left: Formula; right: Formula }
  | { type: 'min' | 'max'; of: Formula[] }
  | { type: 'if'; left: Formula; right: Formula; then: Formula; otherwise: Formula };

/** Figures of an enterprise: 万元, persons for staff. */
export type Figures = Partial<Record<CalcField, number>>;

/** The formula cannot be read or evaluated: its author's fault, not the caller's. */
export class FormulaError extends Error {
  override name = 'FormulaError';
}
