import type { FinProductDetail } from '@portal/contract/finance/public';
import { isLoan } from '@portal/contract/finance/terms';
import { harvestMonths, type LoanCost, loanCostOf } from '@portal/contract/finance/total-cost';
import { formatFen } from '@portal/contract/money';
import { fittedTo, percentOf } from '../shared/money-texts.ts';
import { cashPlanOf } from './cash-plan.ts';
import { amountOf, wholeOf } from './finance-filter.ts';

/** The calculator's inputs, limited to what the product lends; calendar months if a harvest is planned. */
export function exampleOf(product: FinProductDetail, search: URLSearchParams, thisMonth: number) {
  const loanRequest = {
    amountFen: amountOf(search.get('amount')),
    termMonths: wholeOf(search.get('months'), 360),
  };
  const plan = {
    loanMonth: wholeOf(search.get('loan'), 12) ?? thisMonth,
    plantMonth: wholeOf(search.get('plant'), 12),
    harvestFrom: wholeOf(search.get('from'), 12),
    harvestTo: wholeOf(search.get('to'), 12),
    spendFen: amountOf(search.get('spend')),
    incomeFen: amountOf(search.get('income')),
  };
  const fitted = fittedTo(product, loanRequest);
  const { loanMonth, plantMonth, harvestFrom, harvestTo } = plan;
  const isPlanned = plantMonth !== undefined && harvestFrom !== undefined && harvestTo !== undefined;
  const seasonMonths = isPlanned
    ? harvestMonths({ loanMonth, plantMonth, harvestFrom, harvestTo }, fitted.termMonths)
    : undefined;
  const cost = isLoan(product.kind)
    ? loanCostOf({ ...product, ...fitted, ratePpm: product.ratePpmTo, seasonMonths })
    : null;
  const cash =
    cost && seasonMonths && plan.spendFen !== undefined && plan.incomeFen !== undefined
      ? cashPlanOf({
          ...fitted,
          loanMonth,
          harvest: seasonMonths,
          spendFen: plan.spendFen,
          incomeFen: plan.incomeFen,
          flows: cost.flows,
        })
      : null;
  const isFitted =
    (loanRequest.amountFen !== undefined && loanRequest.amountFen !== fitted.amountFen) ||
    (loanRequest.termMonths !== undefined && loanRequest.termMonths !== fitted.termMonths);
  return { ...fitted, plan, seasonMonths, cost, cash, isFitted };
}

/** The formula with its numbers: the amount received against the payments at their times. */
export function formulaText({ flows, annualPpm }: LoanCost): string {
  const [first, ...rest] = flows.filter(({ netFen }) => netFen !== 0);
  if (!first) return '';
  const rate = percentOf(annualPpm);
  const term = ({ month, netFen }: LoanCost['flows'][number]) =>
    `${formatFen(-netFen)} ÷ (1 + ${rate}%)^(${month}/12)`;
  const shown =
    rest.length > 4 ? [...rest.slice(0, 2).map(term), '…', ...rest.slice(-1).map(term)] : rest.map(term);
  return `${formatFen(first.netFen)} = ${shown.join(' + ')}`;
}
