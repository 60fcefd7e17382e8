import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { chainStageName } from '../shared/chain-stage-name.ts';
import { type EnterpriseFilter, enterpriseAddressOf } from '../shared/enterprise-filter.ts';

type EnterpriseFacets = EndpointMap['GET /api/baseInfo/enterpriseInfo/queryFacets']['output'];

interface EnterpriseFiltersProps {
  filter: EnterpriseFilter;
  facets: EnterpriseFacets;
}

/** Supply-chain stages and areas of the park. */
export function EnterpriseFilters({ filter, facets }: EnterpriseFiltersProps) {
  const lang = langOfContent('zh');
  return (
    <PublicFilter
      listHref={(address) => paths.articleList('STYLE', address)}
      address={enterpriseAddressOf(filter)}
      groups={[
        {
          name: 'stage',
          label: m.enterprise_filter_stage(),
          choices: facets.chainStages.map(({ chainStage, count }) => ({
            value: chainStage,
            text: chainStageName(chainStage),
            count,
          })),
          all: { count: facets.total },
        },
        {
          name: 'region',
          label: m.enterprise_filter_region(),
          choices: facets.regions.map(({ regionId, name, count }) => ({
            value: regionId,
            text: name,
            lang,
            count,
          })),
        },
      ]}
    />
  );
}
