import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { PublicFilter } from '../../site/shared/PublicFilter.tsx';
import { chainStageName } from '../shared/chain-stage-name.ts';
import { type EnterpriseFilter, enterpriseListHref } from '../shared/enterprise-filter.ts';

type EnterpriseFacets = EndpointMap['GET /api/baseInfo/enterpriseInfo/queryFacets']['output'];

interface EnterpriseFiltersProps {
  filter: EnterpriseFilter;
  facets: EnterpriseFacets;
}

/** Supply-chain stages and areas of the park. */
export function EnterpriseFilters({ filter, facets }: EnterpriseFiltersProps) {
  const stageHref = (stage: EnterpriseFilter['stage']) => enterpriseListHref({ ...filter, stage });
  const regionHref = (region: string | undefined) => enterpriseListHref({ ...filter, region });
  return (
    <PublicFilter
      groups={[
        {
          name: 'stage',
          label: m.enterprise_filter_stage(),
          choices: [
            {
              value: '',
              text: m.content_all(),
              count: facets.total,
              href: stageHref(undefined),
              current: !filter.stage,
            },
            ...facets.chainStages.map(({ chainStage, count }) => ({
              value: chainStage,
              text: chainStageName(chainStage),
              count,
              href: stageHref(chainStage),
              current: filter.stage === chainStage,
            })),
          ],
        },
        {
          name: 'region',
          label: m.enterprise_filter_region(),
          choices: [
            { value: '', text: m.content_all(), href: regionHref(undefined), current: !filter.region },
            ...facets.regions.map(({ regionId, name, count }) => ({
              value: regionId,
              text: name,
              lang: langOfContent('zh'),
              count,
              href: regionHref(regionId),
              current: filter.region === regionId,
            })),
          ],
        },
      ]}
      action={paths.articleList('STYLE')}
      kept={{ keyword: filter.keyword, sort: filter.sort }}
      clearHref={paths.articleList('STYLE')}
    />
  );
}
