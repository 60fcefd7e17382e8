import type { ProcessStep } from '@portal/contract/policy/parts';
import type { PolicyDetail, PolicyRow } from '@portal/contract/policy/public';
import { viewCondition } from './condition.view.ts';
import type { listOtherItems } from './declare-item.queries.ts';
import { viewDeclareItemRow } from './declare-item.view.ts';
import { fieldsOf } from './formula/evaluate-formula.ts';
import { parseFormula } from './formula/parse-formula.ts';
import type { findNeighbours, listPolicies, PolicyDetailRow } from './policy.queries.ts';
import { policyStateOn } from './policy-state.ts';

type Row = Awaited<ReturnType<typeof listPolicies>>[number];

/** A database row as lists show it. */
export function viewPolicyRow(row: Row, today: string): PolicyRow {
  const { status, minFen, maxFen, ...shown } = row;
  return { ...shown, amount: { minFen, maxFen }, state: policyStateOn(row, today) };
}

export function viewPolicy(
  row: PolicyDetailRow,
  parts: {
    /** Sanitised HTML. */
    texts: Pick<PolicyDetail, 'interpretation' | 'originalBody'>;
    items: Awaited<ReturnType<typeof listOtherItems>>;
    steps: ProcessStep[];
    neighbours: Awaited<ReturnType<typeof findNeighbours>>;
  },
  today: string,
): PolicyDetail {
  const { status, minFen, maxFen, calc, version: _version, ...shown } = row;
  return {
    ...shown,
    amount: { minFen, maxFen },
    state: policyStateOn(row, today),
    ...parts.texts,
    conditions: row.conditions.map(viewCondition),
    calcFields: calc === null || status === 'REPEALED' ? [] : fieldsOf(parseFormula(calc)),
    items: parts.items.map((item) => viewDeclareItemRow(item, today)),
    steps: parts.steps,
    ...parts.neighbours,
    today,
  };
}
