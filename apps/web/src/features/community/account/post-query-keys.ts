import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after one of the user's posts or comments has changed. */
export const postQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/post/queryOwnList',
  'GET /api/communityManage/post/queryOwnDetail',
  'GET /api/communityManage/comment/queryOwnList',
  'GET /api/pointsManage/points/queryBalance',
];
