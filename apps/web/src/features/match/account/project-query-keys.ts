import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after one of the enterprise's projects has changed. */
export const projectQueryKeys: readonly GetKey[] = [
  'GET /api/matchManage/project/queryList',
  'GET /api/matchManage/project/queryOwnDetail',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
