import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries that go stale after a decision. */
export const recruitQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/recruit/queryOwnList',
  'GET /api/communityManage/recruit/queryOwnDetail',
  'GET /api/communityManage/recruitApply/queryReceivedList',
  'GET /api/communityManage/recruitApply/queryReceivedDetail',
  'GET /api/communityManage/recruitApply/queryDetail',
  'GET /api/communityManage/recruit/queryManageList',
  'GET /api/communityManage/recruit/queryManageDetail',
  'GET /api/caseManage/todo/queryList',
  'GET /api/caseManage/case/queryList',
];
