import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a moderation decision. */
export const textQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/moderation/queryList',
  'GET /api/communityManage/moderation/queryDetail',
  'GET /api/communityManage/report/queryList',
  'GET /api/communityManage/report/queryDetail',
];
