import { maxVarieties, type PriceSpan, priceSpans } from '@portal/contract/flower-price/public';
import { paths } from '@portal/contract/paths';
import { codeOf, oneOf } from '../../../platform/page/load.ts';

export interface PriceFilter {
  codes: string[];
  span: PriceSpan;
}

const usualSpan: PriceSpan = '90';

/** Reads the filter from the address: codes separated by dots; unknown values are ignored. */
export function priceFilterOf(search: URLSearchParams): PriceFilter {
  const codes = (search.get('v') ?? '').split('.').map(codeOf);
  return {
    codes: [...new Set(codes.filter((code) => code !== undefined))].slice(0, maxVarieties),
    span: oneOf(search.get('span'), priceSpans) ?? usualSpan,
  };
}

export const priceHref = ({ codes, span }: PriceFilter): string =>
  paths.flowerPrice({ v: codes.join('.') || undefined, span: span === usualSpan ? undefined : span });

/** The address with a variety added to the chart or removed; at the maximum, it replaces the oldest. */
export function toggled({ codes, span }: PriceFilter, code: string): string {
  const next = codes.includes(code)
    ? codes.filter((one) => one !== code)
    : [...codes, code].slice(-maxVarieties);
  return priceHref({ codes: next, span });
}
