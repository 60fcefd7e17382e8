import { type PolicyRuleInput, specOf } from '@portal/contract/policy/rule';
import { ulid } from 'ulidx';
import type { PolicyRule } from '../policy.table.ts';

/** Prepares conditions for storage: each gets its own id and the source of its data. */
export function readRules(rules: readonly PolicyRuleInput[]): PolicyRule[] {
  const seen = new Set<string>();
  return rules.map((rule) => {
    const isNew = rule.ruleId === '' || seen.has(rule.ruleId);
    const ruleId = isNew ? `R-${ulid().slice(-10)}` : rule.ruleId;
    seen.add(ruleId);
    const { text, required } = rule;
    if (rule.kind === 'MANUAL') return { ruleId, text, required, kind: 'MANUAL', dataSource: 'MANUAL' };
    const { field, op, value = null } = rule;
    return { ruleId, text, required, kind: 'AUTO', field, op, value, dataSource: specOf(field).source };
  });
}
