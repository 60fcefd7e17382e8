import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to refetch after a dispatcher's decision. */
export const boardQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/repair/queryBoard',
  'GET /api/propertyManage/repair/queryManageList',
  'GET /api/propertyManage/repair/queryManageDetail',
  'GET /api/propertyManage/repair/queryWorkers',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
