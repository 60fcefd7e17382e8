import type { policyTryRules } from '@portal/contract/policy/manage';
import { calcFields } from '@portal/contract/policy/public';
import { and, eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { fieldsOf } from '../formula/evaluate-formula.ts';
import type { Figures } from '../formula/formula.ts';
import { type Facts, factsOf } from '../matching/facts.ts';
import { gradeRules } from '../matching/grade-rules.ts';
import { judgeRule } from '../matching/judge-rule.ts';
import { calculateWith } from './preview-amount.ts';
import { readFormula } from './read-formula.ts';
import { readRules } from './read-rules.ts';
import { wordFacts } from './word-facts.ts';

function figuresOf(facts: Facts): Figures {
  const known = calcFields.map((field) => [field, facts[`annual.${field}`]] as const);
  return Object.fromEntries(known.filter(([, value]) => typeof value === 'number'));
}

/** Tries conditions and formula against the data of an admitted enterprise. @throws {AppError} 500404, 100002 */
export const tryRules: Verb<typeof policyTryRules> = async ({ db, now }, { enterpriseId, data }) => {
  const isAdmitted = and(eq(enterprises.id, enterpriseId), eq(enterprises.entryStatus, 'PASSED'));
  const [enterprise] = await db.select().from(enterprises).where(isAdmitted);
  if (!enterprise) throw notFound();
  const facts = factsOf(enterprise, chinaDayOf(now));
  const rules = readRules(data.conditions);
  const words = await wordFacts(db, rules, facts);
  const judged = rules.map((rule) => ({ required: rule.required, result: judgeRule(rule, facts) }));
  const grade = gradeRules(judged);
  const formula = readFormula(data.calc);
  const figures = figuresOf(facts);
  return {
    results: judged.map(({ result }, at) => ({ result, has: words[at] ?? '' })),
    metPercent: grade?.metPercent ?? null,
    grade: grade?.grade ?? null,
    amount: formula && calculateWith(formula, figures),
    missing: formula ? fieldsOf(formula).filter((field) => figures[field] === undefined) : [],
  };
};
