import { serviceSorts } from '@portal/contract/market/shop';
import { maxCompared, priceKinds, responseLimits } from '@portal/contract/market/shop-terms';
import { type ListFilter, paths } from '@portal/contract/paths';
import { listHrefOf } from '../../../platform/page/list-loader.ts';
import { codeOf, oneOf } from '../../../platform/page/load.ts';

/** Ids of compared services, separated by dots in the address. */
const isId = (text: string) => /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(text);

export const comparedIn = (compare: string | undefined): string[] => compare?.split('.') ?? [];

function compareOf(value: string | null): string | undefined {
  const ids = [...new Set((value ?? '').split('.'))].filter(isId).slice(0, maxCompared);
  return ids.length > 0 ? ids.join('.') : undefined;
}

/** Fastest response first; shops never measured come last. */
export const usualSort = 'response';

/** Reads the filter from the address; unknown values are ignored. */
export const serviceFilterOf = (search: URLSearchParams) => ({
  category: codeOf(search.get('category')),
  priceKind: oneOf(search.get('price'), priceKinds),
  answersWithin: oneOf(search.get('response'), responseLimits),
  sort: oneOf(search.get('sort'), serviceSorts),
  compare: compareOf(search.get('compare')),
});
export type ServiceFilter = ReturnType<typeof serviceFilterOf>;

export const addressOf = ({ priceKind, answersWithin, sort, ...rest }: ServiceFilter): ListFilter => ({
  ...rest,
  price: priceKind,
  response: answersWithin,
  sort: sort === usualSort ? undefined : sort,
});

export const serviceListHref = listHrefOf(paths.serviceList, addressOf);

/** The address with a service added to the comparison or removed from it; null if the comparison is full. */
export function compareHref(filter: ServiceFilter, page: number, id: string): string | null {
  const ids = comparedIn(filter.compare);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  if (next.length > maxCompared) return null;
  return serviceListHref({ ...filter, compare: next.join('.') || undefined }, page);
}
