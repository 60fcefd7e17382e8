import { maxVarieties, type PriceSpan, priceSpans } from '@portal/contract/flower-price';
import { paths } from '../../../paths.ts';
import { codeOf, oneOf } from '../../../platform/page/load.ts';

export interface PriceFilter {
  codes: string[];
  span: PriceSpan;
}

const usualSpan: PriceSpan = '90';

/** The filter in the address: codes with points between them; unknown values count as not given. */
export function priceFilterOf(search: URLSearchParams): PriceFilter {
  const codes = (search.get('v') ?? '').split('.').map(codeOf);
  return {
    codes: [...new Set(codes.filter((code) => code !== undefined))].slice(0, maxVarieties),
    span: oneOf(search.get('span'), priceSpans) ?? usualSpan,
  };
}

export const priceHref = ({ codes, span }: PriceFilter): string =>
  paths.flowerPrice({ v: codes.join('.') || undefined, span: span === usualSpan ? undefined : span });

/** The address with a variety drawn too, or not any more; with as many as can be compared it takes the oldest's place. */
export function toggled({ codes, span }: PriceFilter, code: string): string {
  const next = codes.includes(code)
    ? codes.filter((one) => one !== code)
    : [...codes, code].slice(-maxVarieties);
  return priceHref({ codes: next, span });
}
