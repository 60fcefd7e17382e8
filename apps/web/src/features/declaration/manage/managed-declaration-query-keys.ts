import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after any action on an application. */
export const managedDeclarationQueryKeys: readonly GetKey[] = [
  'GET /api/policyManage/declaration/queryManageList',
  'GET /api/policyManage/declaration/queryManageDetail',
  'GET /api/policyManage/declaration/queryExperts',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
