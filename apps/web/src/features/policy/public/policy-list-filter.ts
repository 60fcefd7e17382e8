import { type ListFilter, paths } from '@portal/contract/paths';
import { policySorts, policyStates } from '@portal/contract/policy/public';
import { enterpriseScales, policyKinds, policyLevels } from '@portal/contract/policy/terms';
import { codeOf, oneOf } from '../../../platform/page/load.ts';

export const pageSize = 12;

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
