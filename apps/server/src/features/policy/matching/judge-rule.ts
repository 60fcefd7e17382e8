import { isRuleField, type RuleResult } from '@portal/contract/policy/rule';
import type { PolicyRule } from '../policy.table.ts';
import type { Fact, Facts } from './facts.ts';

type Op = NonNullable<PolicyRule['op']>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const comparisons: Record<Op, (fact: NonNullable<Fact>, value: unknown) => boolean> = {
  eq: (fact, value) => fact === value,
  ne: (fact, value) => fact !== value,
  in: (fact, value) => listOf(value).includes(fact),
  ge: (fact, value) => typeof fact === 'number' && fact >= Number(value),
  le: (fact, value) => typeof fact === 'number' && fact <= Number(value),
  between: (fact, value) => {
    const [from, to] = listOf(value).map(Number);
    return typeof fact === 'number' && fact >= Number(from) && fact <= Number(to);
  },
  exists: () => true,
  containsAny: (fact, value) => listOf(fact).some((one) => listOf(value).includes(one)),
};

const isEmpty = (fact: Fact) => fact === null || fact === '' || (Array.isArray(fact) && fact.length === 0);

/** The fact a rule checks; null for a rule that only an officer can judge. */
export const factOf = ({ kind, field }: PolicyRule, facts: Facts): Fact =>
  kind === 'AUTO' && isRuleField(field) ? facts[field] : null;

/** Judges a condition against the data of an enterprise. */
export function judgeRule(rule: PolicyRule, facts: Facts): RuleResult {
  const { kind, field, op, value } = rule;
  if (kind === 'MANUAL' || !isRuleField(field) || op === undefined) return 'MANUAL';
  const fact = facts[field];
  if (fact === null || isEmpty(fact)) return 'UNKNOWN';
  return comparisons[op](fact, value) ? 'MET' : 'UNMET';
}
