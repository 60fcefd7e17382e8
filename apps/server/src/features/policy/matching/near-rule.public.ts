import type { RuleResult } from '@portal/contract/policy-rule';

interface Judged {
  ruleId: string;
  required: boolean;
  result: RuleResult;
}

/**
 * The condition which alone stands in the way, of those that data can judge: one change makes the enterprise eligible.
 * Null where nothing stands in the way, or more than one thing does.
 */
export function nearRuleOf(rules: readonly Judged[]): string | null {
  const [first, ...others] = rules.filter(
    ({ required, result }) => required && (result === 'UNMET' || result === 'UNKNOWN'),
  );
  return first && others.length === 0 ? first.ruleId : null;
}
