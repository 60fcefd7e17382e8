import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to refetch after one of the caller's tickets has changed. */
export const repairQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/repair/queryList',
  'GET /api/propertyManage/repair/queryDetail',
  'GET /api/propertyManage/repair/queryForm',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
