import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** The buildings to choose from; undefined until they are known. */
export function useBuildingOptions() {
  const input = { pageSize: 50 };
  const { data } = useQueryOf('GET /api/serviceManage/building/queryManageList', input, { quiet: true });
  return data?.rows.map(({ buildingId, data: { name } }) => ({ value: buildingId, text: name }));
}
