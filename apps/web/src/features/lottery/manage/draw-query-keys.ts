import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a decision about a draw. */
export const drawQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/lottery/queryManageList',
  'GET /api/communityManage/lottery/queryManageDetail',
  'GET /api/communityManage/moderation/queryDetail',
];
