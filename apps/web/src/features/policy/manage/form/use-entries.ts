import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import type { Option } from '../../../../ui/list-box/option.ts';

const regionList = 'REGION';

/** The entries of a dictionary, or the regions, as options; empty if `list` is undefined. */
export function useEntries(list: string | undefined): Option[] {
  const isRegion = list === regionList;
  const entries = useQueryOf(
    'GET /api/baseData/bussinessData/queryList',
    { type: list ?? '' },
    { enabled: list !== undefined && !isRegion },
  );
  const regions = useQueryOf('GET /api/baseInfoManage/regionManage/queryList', {}, { enabled: isRegion });
  if (isRegion) return (regions.data ?? []).map(({ regionId, name }) => ({ value: regionId, text: name }));
  return (entries.data ?? []).map(({ code, name }) => ({ value: code, text: name }));
}
