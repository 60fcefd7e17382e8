import { type ListFilter, paths } from '@portal/contract/paths';
import { policySorts, policyStates } from '@portal/contract/policy/public';
import { enterpriseScales, policyKinds, policyLevels } from '@portal/contract/policy/terms';
import { codeOf, cutWords, oneOf, wordsOf } from '../../../platform/page/load.ts';

export const pageSize = 12;

/** What comes first: what fits the reader's enterprise, and what can be applied for; otherwise all policies. */
const views = ['mine', 'open'] as const;

const longestKeyword = 100;

/** The filters of the list from the address; unknown values count as absent. */
export function policyFilterOf(search: URLSearchParams) {
  return {
    level: oneOf(search.get('level'), policyLevels),
    kind: oneOf(search.get('kind'), policyKinds),
    department: codeOf(search.get('department')),
    industryTag: codeOf(search.get('industry')),
    scale: oneOf(search.get('scale'), enterpriseScales),
    state: oneOf(search.get('state'), policyStates),
    sort: oneOf(search.get('sort'), policySorts),
    keyword: cutWords(wordsOf(search.get('keyword')), longestKeyword) || undefined,
    view: oneOf(search.get('view'), views),
  };
}

export type PolicyFilter = ReturnType<typeof policyFilterOf>;

/** A filter as query parameters. */
export function addressOf({ industryTag, sort, ...rest }: PolicyFilter): ListFilter {
  return { ...rest, industry: industryTag, sort: sort === 'latest' ? undefined : sort };
}

/** The feed with the filters of the list, except the state, which changes over time. */
export const policyFeedHref = ({ level, kind, department, industryTag, scale }: PolicyFilter): string =>
  paths.policyRss({ level, kind, department, industry: industryTag, scale });

/** Whether one of the folded filters is set. */
export const isNarrowed = ({ level, kind, department, industryTag, scale, state }: PolicyFilter): boolean =>
  [level, kind, department, industryTag, scale, state].some((value) => value !== undefined);
