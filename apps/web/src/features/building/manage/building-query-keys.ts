import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries of the console that show buildings and units. */
export const buildingQueryKeys: readonly GetKey[] = [
  'GET /api/serviceManage/building/queryManageList',
  'GET /api/serviceManage/building/queryManageDetail',
  'GET /api/serviceManage/unit/queryManageList',
  'GET /api/serviceManage/unit/queryManageDetail',
];
