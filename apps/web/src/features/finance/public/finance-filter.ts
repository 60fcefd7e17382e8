import { finProductKinds } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import { listHrefOf } from '../../../platform/page/list-loader.ts';
import { oneOf } from '../../../platform/page/load.ts';

const wanFen = 1_000_000;

/** An amount in 万元 with at most two decimals, from the address; invalid values are ignored. */
export function amountOf(text: string | null): number | undefined {
  if (text === null || !/^\d{1,7}(\.\d{1,2})?$/.test(text.trim())) return undefined;
  const fen = Math.round(Number(text) * wanFen);
  return fen > 0 ? fen : undefined;
}

export function wholeOf(text: string | null, most: number): number | undefined {
  if (text === null || !/^[1-9]\d{0,2}$/.test(text.trim())) return undefined;
  const count = Number(text);
  return count <= most ? count : undefined;
}

/** Reads the filter from the address. */
export const financeFilterOf = (search: URLSearchParams) => ({
  kind: oneOf(search.get('kind'), finProductKinds),
  amountFen: amountOf(search.get('amount')),
  termMonths: wholeOf(search.get('months'), 360),
});
export type FinanceFilter = ReturnType<typeof financeFilterOf>;

export const wanOf = (fen: number | undefined): string | undefined =>
  fen === undefined ? undefined : String(fen / wanFen);

export const addressOf = ({ kind, amountFen, termMonths }: FinanceFilter) => ({
  kind,
  amount: wanOf(amountFen),
  months: termMonths,
});

export const financeListHref = listHrefOf(paths.institutionList, addressOf);
