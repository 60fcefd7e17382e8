import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after somebody has done something with a declaration. */
export const managedDeclarationQueryKeys: readonly GetKey[] = [
  'GET /api/policyManage/declaration/queryManageList',
  'GET /api/policyManage/declaration/queryManageDetail',
  'GET /api/policyManage/declaration/queryExperts',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
