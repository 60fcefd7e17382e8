import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ChipLink } from '../../../ui/chip/ChipLink.tsx';
import { ChipFilter, ChipRow } from '../../../ui/chip/ChipRow.tsx';
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
    <ChipFilter label={m.content_filter()}>
      <ChipRow label={m.enterprise_filter_stage()}>
        <ChipLink href={stageHref(undefined)} current={!filter.stage} count={facets.total}>
          {m.content_all()}
        </ChipLink>
        {facets.chainStages.map(({ chainStage, count }) => (
          <ChipLink
            key={chainStage}
            href={stageHref(chainStage)}
            current={filter.stage === chainStage}
            count={count}
          >
            {chainStageName(chainStage)}
          </ChipLink>
        ))}
      </ChipRow>
      <ChipRow label={m.enterprise_filter_region()}>
        <ChipLink href={regionHref(undefined)} current={!filter.region}>
          {m.content_all()}
        </ChipLink>
        {facets.regions.map(({ regionId, name, count }) => (
          <ChipLink
            key={regionId}
            href={regionHref(regionId)}
            current={filter.region === regionId}
            count={count}
          >
            <span lang={langOfContent('zh')}>{name}</span>
          </ChipLink>
        ))}
      </ChipRow>
    </ChipFilter>
  );
}
