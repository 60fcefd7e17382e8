import { useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { readAllRows } from '../../../platform/api/read-all-rows.ts';

const list = 'GET /api/serviceManage/building/queryList';

/** All buildings to choose from; undefined until loaded. */
export function useBuildingOptions() {
  const { data } = useQuery({
    queryKey: [list, 'all'],
    queryFn: ({ signal }) =>
      readAllRows((pageNo) => browserClient().call(list, { pageNo, pageSize: 50 }, { signal, quiet: true })),
  });
  return data?.map(({ buildingId, name }) => ({ value: buildingId, text: name }));
}
