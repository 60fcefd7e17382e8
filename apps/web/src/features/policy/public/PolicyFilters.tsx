import { paths } from '@portal/contract/paths';
import type { policyQueryFacets } from '@portal/contract/policy/public';
import { enterpriseScales } from '@portal/contract/policy/terms';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { type ChoiceGroup, PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { kindLabels, levelLabels, scaleLabels, stateLabels } from '../shared/policy-labels.ts';
import { addressOf, isNarrowed, type PolicyFilter } from './policy-list-filter.ts';

type PolicyFacets = z.infer<typeof policyQueryFacets.output>;

interface PolicyFiltersProps {
  facets: PolicyFacets;
  filter: PolicyFilter;
}

export function PolicyFilters({ facets, filter }: PolicyFiltersProps) {
  const lang = langOfContent('zh');
  const groups: ChoiceGroup[] = [
    {
      name: 'level',
      label: m.policy_filter_level(),
      choices: facets.levels.map(({ value, count }) => ({ value, text: levelLabels[value](), count })),
    },
    {
      name: 'kind',
      label: m.field_policy_kind(),
      choices: facets.kinds.map(({ value, count }) => ({ value, text: kindLabels[value](), count })),
    },
    {
      name: 'department',
      label: m.policy_filter_department(),
      choices: facets.departments.map(({ code, name, count }) => ({ value: code, text: name, count, lang })),
    },
    {
      name: 'industry',
      label: m.policy_filter_industry(),
      choices: facets.industryTags.map(({ tagId, name, count }) => ({
        value: tagId,
        text: name,
        count,
        lang,
      })),
    },
    {
      name: 'scale',
      label: m.field_scale(),
      choices: enterpriseScales.map((value) => ({ value, text: scaleLabels[value]() })),
    },
    {
      name: 'state',
      label: m.field_state(),
      choices: facets.states.map(({ value, count }) => ({ value, text: stateLabels[value](), count })),
    },
  ];
  // Without any policies there is nothing to filter.
  if (facets.levels.length === 0) return null;
  return (
    <PublicFilter
      listHref={paths.policyList}
      address={addressOf(filter)}
      groups={groups}
      folded={{ summary: m.policy_more_filters(), isOpen: isNarrowed(filter) }}
    />
  );
}
