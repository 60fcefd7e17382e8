import type { PolicyCondition } from '@portal/contract/policy/parts';
import type { PolicyRule } from './policy.table.ts';

/** A rule as text, without its expression. */
export function viewCondition({ ruleId, text, kind, required, dataSource }: PolicyRule): PolicyCondition {
  return { ruleId, text, kind, required, dataSource };
}
