import type { policyQueryFacets } from '@portal/contract/policy';
import { enterpriseScales } from '@portal/contract/policy-terms';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { kindLabels, levelLabels, scaleLabels, stateLabels } from '../shared/policy-labels.ts';
import { addressOf, type PolicyFilter } from './policy-list-filter.ts';

type PolicyFacets = z.infer<typeof policyQueryFacets.output>;

interface Choice {
  value: string;
  text: string;
  count?: number;
  lang?: string | undefined;
}

interface PolicyFiltersProps {
  facets: PolicyFacets;
  filter: PolicyFilter;
}

/** The filters of the list. */
export function PolicyFilters({ facets, filter }: PolicyFiltersProps) {
  const lang = langOfContent('zh');
  const rows: { name: string; label: string; choices: Choice[] }[] = [
    {
      name: 'level',
      label: m.policy_filter_level(),
      choices: facets.levels.map(({ value, count }) => ({ value, text: levelLabels[value](), count })),
    },
    {
      name: 'kind',
      label: m.policy_filter_kind(),
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
      label: m.policy_filter_scale(),
      choices: enterpriseScales.map((value) => ({ value, text: scaleLabels[value]() })),
    },
    {
      name: 'state',
      label: m.policy_filter_state(),
      choices: facets.states.map(({ value, count }) => ({ value, text: stateLabels[value](), count })),
    },
  ];
  const address = addressOf(filter);
  // A filter without options is hidden.
  const shown = facets.levels.length > 0 ? rows.filter(({ choices }) => choices.length > 0) : [];
  if (shown.length === 0) return null;
  return (
    <PublicFilter
      groups={shown.map(({ name, label, choices }) => ({
        name,
        label,
        choices: [{ value: '', text: m.policy_all() }, ...choices].map((choice) => ({
          ...choice,
          href: paths.policyList({ ...address, [name]: choice.value || undefined }),
          current: (address[name] ?? '') === choice.value,
        })),
      }))}
      action={paths.policyList()}
      kept={{ sort: address.sort }}
      clearHref={paths.policyList()}
    />
  );
}
