import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked anew after a decision of the moderators. */
export const textQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/moderation/queryList',
  'GET /api/communityManage/moderation/queryDetail',
  'GET /api/communityManage/report/queryList',
];
