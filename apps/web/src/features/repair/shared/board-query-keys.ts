import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after a dispatcher has decided something. */
export const boardQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/repair/queryBoard',
  'GET /api/propertyManage/repair/queryManageList',
  'GET /api/propertyManage/repair/queryManageDetail',
  'GET /api/propertyManage/repair/queryWorkers',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
