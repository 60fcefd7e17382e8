import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { Option } from '../../../ui/list-box/option.ts';

type Region = EndpointMap['GET /api/baseInfoManage/regionManage/queryList']['output'][number];

/** Areas with their district; a district without areas is an option itself. */
export function areaOptions(regions: readonly Region[]): Option[] {
  const names = new Map(regions.map(({ regionId, name }) => [regionId, name]));
  const divided = new Set(regions.map(({ parentId }) => parentId));
  return regions
    .filter(({ regionId, parentId }) => parentId !== null || !divided.has(regionId))
    .map(({ regionId, parentId, name }) => ({
      value: regionId,
      text: parentId === null ? name : `${names.get(parentId) ?? ''} / ${name}`,
    }));
}
