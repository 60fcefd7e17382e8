import { type ChainStage, chainStages, enterpriseSorts } from '@portal/contract/enterprise/public';
import { paths } from '@portal/contract/paths';
import { listHrefOf } from '../../../platform/page/list-loader.ts';
import { codeOf, cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

/** The filters of the wall of enterprises as given in the address. */
export interface EnterpriseFilter {
  stage?: ChainStage | undefined;
  region?: string | undefined;
  keyword?: string | undefined;
  sort?: (typeof enterpriseSorts)[number] | undefined;
}

/** Reads the filters from an address; malformed values count as absent. */
export function readEnterpriseFilter(search: URLSearchParams): EnterpriseFilter {
  const keyword = cutWords(wordsOf(search.get('keyword')), 100);
  return {
    stage: oneOf(search.get('stage'), chainStages),
    region: codeOf(search.get('region')),
    keyword: keyword === '' ? undefined : keyword,
    sort: oneOf(search.get('sort'), enterpriseSorts),
  };
}

export const enterpriseAddressOf = ({ sort, ...filter }: EnterpriseFilter) => ({
  ...filter,
  sort: sort === 'chain' ? undefined : sort,
});

/** The address of the wall with these filters. */
export const enterpriseListHref = listHrefOf(
  (address) => paths.articleList('STYLE', address),
  enterpriseAddressOf,
);
