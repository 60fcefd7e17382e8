import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after an organisation, a member or an invitation has changed. */
export const organizationQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/organization/queryManageList',
  'GET /api/communityManage/organization/queryManageDetail',
  'GET /api/communityManage/organizationMember/queryManageList',
  'GET /api/communityManage/organizationMember/queryManageDetail',
  'GET /api/communityManage/organizationInvite/queryManageList',
];
