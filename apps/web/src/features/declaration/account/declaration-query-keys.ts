import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after an application has changed. */
export const declarationQueryKeys: readonly GetKey[] = [
  'GET /api/policyManage/declaration/queryList',
  'GET /api/policyManage/declaration/queryDetail',
  'GET /api/policyManage/declaration/queryLibrary',
  'GET /api/caseManage/case/queryList',
];
