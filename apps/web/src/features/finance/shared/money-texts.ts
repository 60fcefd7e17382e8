import type { FinProductRow } from '@portal/contract/finance/public';
import { isLoan } from '@portal/contract/finance/terms';
import { loanCostOf } from '@portal/contract/finance/total-cost';
import * as m from '@portal/texts/messages';

/** Parts per million as a percentage: 52000 → '5.20'. */
export const percentOf = (ppm: number): string => (ppm / 10_000).toFixed(2);

const wanFen = 1_000_000;

/** Formats 30000000 as '30 万元', in the reader's language. */
export const wanText = (fen: number): string =>
  m.finance_wan({ amount: (fen / wanFen).toLocaleString('en-US', { maximumFractionDigits: 2 }) });

const spanText = (from: string, to: string) => (from === to ? from : `${from}–${to}`);

export const amountRange = ({
  amountFromFen,
  amountToFen,
}: Pick<FinProductRow, 'amountFromFen' | 'amountToFen'>) =>
  m.finance_wan({
    amount: spanText(
      (amountFromFen / wanFen).toLocaleString('en-US'),
      (amountToFen / wanFen).toLocaleString('en-US'),
    ),
  });

export const rateRange = ({ ratePpmFrom, ratePpmTo }: Pick<FinProductRow, 'ratePpmFrom' | 'ratePpmTo'>) =>
  `${spanText(percentOf(ratePpmFrom), percentOf(ratePpmTo))}%`;

export const termRange = ({
  termMonthsFrom,
  termMonthsTo,
}: Pick<FinProductRow, 'termMonthsFrom' | 'termMonthsTo'>) =>
  m.finance_months({ count: spanText(String(termMonthsFrom), String(termMonthsTo)) });

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

export interface LoanRequest {
  amountFen?: number | undefined;
  termMonths?: number | undefined;
}

/** The requested amount and term, limited to what a product lends. */
export const fittedTo = (product: FinProductRow, { amountFen, termMonths }: LoanRequest) => ({
  amountFen: within(amountFen ?? product.amountToFen, product.amountFromFen, product.amountToFen),
  termMonths: within(termMonths ?? product.termMonthsTo, product.termMonthsFrom, product.termMonthsTo),
});

/** The yearly cost at a product's lowest and highest rate; null if it is not a loan. */
export function costRange(
  product: FinProductRow,
  loanRequest: LoanRequest,
): { low: number; high: number } | null {
  if (!isLoan(product.kind)) return null;
  const terms = { ...product, ...fittedTo(product, loanRequest) };
  return {
    low: loanCostOf({ ...terms, ratePpm: product.ratePpmFrom }).annualPpm,
    high: loanCostOf({ ...terms, ratePpm: product.ratePpmTo }).annualPpm,
  };
}
