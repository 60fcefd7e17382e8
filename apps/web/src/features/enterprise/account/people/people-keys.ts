import type { EndpointMap } from '@portal/contract/endpoint-map';

export const membersKey = 'GET /api/baseInfo/enterpriseMember/queryList';
export const invitesKey = 'GET /api/communityManage/invite/queryList';

type Members = EndpointMap[typeof membersKey]['output'];
export type Member = Members['rows'][number];
export type Invite = EndpointMap[typeof invitesKey]['output']['rows'][number];
export type InvitedRole = Members['givableRoles'][number];
