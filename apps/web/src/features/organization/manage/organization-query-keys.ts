import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked anew after a change of an organisation, a member or an invitation. */
export const organizationQueryKeys: readonly GetKey[] = [
  'GET /api/communityManage/organization/queryManageList',
  'GET /api/communityManage/organization/queryManageDetail',
  'GET /api/communityManage/organizationMember/queryManageList',
  'GET /api/communityManage/organizationMember/queryManageDetail',
  'GET /api/communityManage/organizationInvite/queryManageList',
];
