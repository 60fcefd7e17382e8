import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked anew after a post or a comment of one's own has changed. */
export const postQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/post/queryOwnList',
  'GET /api/communityManage/post/queryOwnDetail',
  'GET /api/communityManage/comment/queryOwnList',
  'GET /api/pointsManage/points/queryBalance',
];
