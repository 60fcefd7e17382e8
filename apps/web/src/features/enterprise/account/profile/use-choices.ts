import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../../platform/display/codes-of.ts';
import type { Option } from '../../../../ui/list-box/option.ts';
import { areaOptions } from '../../shared/area-options.ts';
import { chainStageNames } from '../../shared/chain-stage-name.ts';
import { scaleNames } from '../../shared/scale-names.ts';

export interface Choices {
  /** True while the lists are loading; a loaded list may be empty. */
  isPending: boolean;
  properties: Option[];
  regions: Option[];
  tags: Option[];
  stages: Option[];
  scales: Option[];
}

/**
 * The choices in the sections, from the dictionaries. Industries are those used by policies; content tags that were
 * chosen before remain available.
 */
export function useChoices(chosenTags: readonly string[]): Choices {
  const properties = useQueryOf('GET /api/baseData/bussinessData/queryList', {
    type: 'ENTERPRISE_PROPERTS',
  });
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {});
  const industries = useQueryOf('GET /api/baseData/bussinessData/queryList', { type: 'INDUSTRY_TAG' });
  const tags = useQueryOf('GET /api/baseInfoManage/businessData/queryTagInfoList', { shield: '0' });
  return {
    isPending: [properties, regions, industries, tags].some((list) => list.isPending),
    properties: (properties.data ?? []).map(({ code, name }) => ({ value: code, text: name })),
    regions: areaOptions(regions.data ?? []),
    tags: [
      ...(industries.data ?? []).map(({ code, name }) => ({ value: code, text: name })),
      ...(tags.data ?? [])
        .filter(({ tagId }) => chosenTags.includes(tagId))
        .map(({ tagId, name }) => ({ value: tagId, text: name })),
    ],
    stages: optionsOf(chainStageNames),
    scales: optionsOf(scaleNames),
  };
}

/** The name of a chosen value; the value itself if it is no longer among the choices. */
export const nameIn = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.text ?? value;
