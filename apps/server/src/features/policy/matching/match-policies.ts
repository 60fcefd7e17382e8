import type { OwnFigures, PolicyMatch, policyQueryMatch } from '@portal/contract/policy/match';
import { isRuleField, matchGrades, type RuleField } from '@portal/contract/policy/rule';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { pageOfAll } from '../../../platform/http/page-of.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { maySeeFigures } from '../../enterprise/see-figures.public.ts';
import { estimateOf } from '../estimate-amount.public.ts';
import { fieldsOf } from '../formula/evaluate-formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { PolicyRule } from '../policy.table.ts';
import { type Enterprise, type Fact, type Facts, factsOf } from './facts.ts';
import { gradeRules } from './grade-rules.ts';
import { judgeRule } from './judge-rule.ts';
import { findMatchedEnterprise, listPoliciesInForce } from './match.queries.ts';
import { nearRuleOf } from './near-rule.public.ts';

type PolicyInForce = Awaited<ReturnType<typeof listPoliciesInForce>>[number];

type Member = Pick<Actor, 'enterpriseId' | 'memberRole'>;

/** Owners and administrators fill in the profile, finance members the figures; the score comes from the park. */
function mayFill(field: RuleField | null, { memberRole }: Member): boolean {
  if (field === null || field === 'creditScore') return false;
  if (memberRole === 'FINANCE') return field.startsWith('annual.');
  return memberRole === 'OWNER' || memberRole === 'ADMIN';
}

/** The result of each condition, without the enterprise's figures. */
export const judgeRules = (rules: readonly PolicyRule[], facts: Facts, member: Member) =>
  rules.map((rule) => {
    const { ruleId, text, required, field } = rule;
    const result = judgeRule(rule, facts);
    const missing = result === 'UNKNOWN' && isRuleField(field) ? field : null;
    return { ruleId, text, required, result, missing, mayFill: mayFill(missing, member) };
  });

/** What the formula asks for, and what it yields for those who may see the figures. */
function amountOf(calc: string | null, facts: Facts, member: Member) {
  if (calc === null) return { calcFields: [], estimate: null };
  const formula = parseFormula(calc);
  return {
    calcFields: fieldsOf(formula),
    estimate: maySeeFigures(member) ? estimateOf(formula, facts) : null,
  };
}

/** Null if data can judge none of the conditions. */
function matchOf(
  { rules, calc, ...policy }: PolicyInForce,
  facts: Facts,
  member: Member,
): PolicyMatch | null {
  const judged = judgeRules(rules, facts, member);
  const grade = gradeRules(judged);
  return (
    grade && {
      ...policy,
      ...grade,
      ...amountOf(calc, facts, member),
      rules: judged,
      nearRuleId: nearRuleOf(judged),
    }
  );
}

const figureOf = (fact: Fact): number | null => (typeof fact === 'number' ? fact : null);

/** The figures of the last reported year that the formulas use. */
function figuresOf({ annual }: Pick<Enterprise, 'annual'>, facts: Facts): OwnFigures | null {
  const year = annual.at(-1)?.year;
  if (year === undefined) return null;
  return {
    year,
    revenue: figureOf(facts['annual.revenue']),
    rd: figureOf(facts['annual.rd']),
    tax: figureOf(facts['annual.tax']),
    staff: figureOf(facts['annual.staff']),
  };
}

/** No known fact rules the policy out; unknown facts may still be filled in. */
const isPossible = ({ rules }: PolicyMatch) =>
  !rules.some(({ required, result }) => required && result === 'UNMET');

const rankOf = ({ grade }: Pick<PolicyMatch, 'grade'>) => matchGrades.indexOf(grade);

/** Sorts policies open for applications first, then by grade; equals keep their order, newest first. */
const byUse = (one: PolicyMatch, other: PolicyMatch) =>
  Number(other.isOpen) - Number(one.isOpen) ||
  rankOf(one) - rankOf(other) ||
  other.metPercent - one.metPercent;

/** Matches the policies in force against the data of the caller's enterprise. @throws {AppError} 500404 */
export const matchPolicies: Verb<typeof policyQueryMatch> = async (
  { db, actor: member, now },
  { policyIds, possible, pageNo, pageSize },
) => {
  const today = chinaDayOf(now);
  const [enterprise, inForce] = await Promise.all([
    member.enterpriseId === null ? null : findMatchedEnterprise(db, member.enterpriseId),
    listPoliciesInForce(db, policyIds, today),
  ]);
  if (!enterprise) throw notFound();
  const facts = factsOf(enterprise, today);
  const matches = inForce
    .map((policy) => matchOf(policy, facts, member))
    .filter((match) => match !== null)
    .filter((match) => possible === '0' || isPossible(match))
    .toSorted(byUse);
  return {
    ...pageOfAll({ pageNo, pageSize }, matches),
    openTotal: matches.filter(({ isOpen }) => isOpen).length,
    enterpriseName: enterprise.shortName,
    figures: maySeeFigures(member) ? figuresOf(enterprise, facts) : null,
  };
};
