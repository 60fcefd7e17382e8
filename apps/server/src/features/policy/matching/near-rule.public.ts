import type { RuleResult } from '@portal/contract/policy/rule';

interface Judged {
  ruleId: string;
  required: boolean;
  result: RuleResult;
}

/**
 * The only condition, of those data can judge, that stands in the way: one change makes the enterprise eligible. Null
 * if nothing or more than one thing stands in the way.
 */
export function nearRuleOf(rules: readonly Judged[]): string | null {
  const [first, ...others] = rules.filter(
    ({ required, result }) => required && (result === 'UNMET' || result === 'UNKNOWN'),
  );
  return first && others.length === 0 ? first.ruleId : null;
}
