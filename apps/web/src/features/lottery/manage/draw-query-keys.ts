import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again once something was decided of a draw. */
export const drawQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/lottery/queryManageList',
  'GET /api/communityManage/lottery/queryManageDetail',
  'GET /api/communityManage/moderation/queryDetail',
];
