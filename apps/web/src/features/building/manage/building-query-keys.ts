import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Lists of the console that show buildings and units. */
export const buildingListKeys: readonly GetKey[] = [
  'GET /api/serviceManage/building/queryManageList',
  'GET /api/serviceManage/unit/queryManageList',
];

/** Queries of the console that show buildings and units. */
export const buildingQueryKeys: readonly GetKey[] = [
  ...buildingListKeys,
  'GET /api/serviceManage/building/queryManageDetail',
  'GET /api/serviceManage/unit/queryManageDetail',
];
