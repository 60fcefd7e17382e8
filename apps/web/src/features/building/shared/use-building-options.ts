import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** The buildings to choose from; undefined until loaded. */
export function useBuildingOptions() {
  const { data } = useQueryOf('GET /api/serviceManage/building/queryList', { pageSize: 50 }, { quiet: true });
  return data?.rows.map(({ buildingId, name }) => ({ value: buildingId, text: name }));
}
