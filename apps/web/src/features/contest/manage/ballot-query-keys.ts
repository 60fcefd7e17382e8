import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after a ballot was locked or given to somebody else. */
export const ballotQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/judging/queryList',
  'GET /api/activityManage/judging/queryDetail',
];
