import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a ballot was locked or reassigned. */
export const ballotQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/judging/queryList',
  'GET /api/activityManage/judging/queryDetail',
];
