import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a recommendation has been sent or answered. */
export const recommendQueryKeys: readonly GetKey[] = [
  'GET /api/matchManage/recommend/queryReceived',
  'GET /api/matchManage/recommend/queryRecord',
  'GET /api/matchManage/recommend/queryDetail',
  'GET /api/matchManage/recommend/queryMutes',
  'GET /api/matchManage/match/queryOwnList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
