import type { FinProductContent } from '@portal/contract/finance/public';
import { isLoan } from '@portal/contract/finance/terms';
import { loanCostOf } from '@portal/contract/finance/total-cost';
import { isRuleField, specOf } from '@portal/contract/policy/rule';
import { ulid } from 'ulidx';
import type { PolicyRule } from '../policy/policy.table.ts';

type Terms = Pick<
  FinProductContent,
  'kind' | 'amountToFen' | 'termMonthsTo' | 'ratePpmFrom' | 'feePpm' | 'subsidyPpm' | 'repay'
>;

/** Yearly cost in ppm by which products are sorted; null for anything but loans. */
const costOf = ({ kind, amountToFen, termMonthsTo, ratePpmFrom, ...terms }: Terms): number | null =>
  isLoan(kind)
    ? loanCostOf({ ...terms, amountFen: amountToFen, termMonths: termMonthsTo, ratePpm: ratePpmFrom })
        .annualPpm
    : null;

/** Maps a form to the product's columns; new rules get their ids here. */
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
