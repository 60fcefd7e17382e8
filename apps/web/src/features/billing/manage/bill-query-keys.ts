import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a bill has changed. */
export const billQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/bill/queryManageDetail',
  'GET /api/propertyManage/bill/queryManageList',
  'GET /api/propertyManage/billRun/queryDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
