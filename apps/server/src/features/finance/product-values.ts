import type { FinProductContent } from '@portal/contract/finance';
import { isLoan } from '@portal/contract/finance-terms';
import { isRuleField, specOf } from '@portal/contract/policy-rule';
import { loanCostOf } from '@portal/contract/total-cost';
import { ulid } from 'ulidx';
import type { PolicyRule } from '../policy/policy.table.ts';

type Terms = Pick<
  FinProductContent,
  'kind' | 'amountToFen' | 'termMonthsTo' | 'ratePpmFrom' | 'feePpm' | 'subsidyPpm' | 'repay'
>;

/** The yearly cost by which a product stands among others. */
const costOf = ({ kind, amountToFen, termMonthsTo, ratePpmFrom, ...terms }: Terms): number | null =>
  isLoan(kind)
    ? loanCostOf({ ...terms, amountFen: amountToFen, termMonths: termMonthsTo, ratePpm: ratePpmFrom })
        .annualPpm
    : null;

/** What a product holds of its form; a rule that is new gets its id here. */
export const productValues = (data: FinProductContent) => ({
  ...data,
  conditions: data.conditions.map((rule): PolicyRule => {
    const field = rule.kind === 'AUTO' && isRuleField(rule.field) ? rule.field : undefined;
    return {
      ...rule,
      ruleId: rule.ruleId === '' ? ulid() : rule.ruleId,
      dataSource: field === undefined ? 'MANUAL' : specOf(field).source,
    };
  }),
  costPpm: costOf(data),
});
