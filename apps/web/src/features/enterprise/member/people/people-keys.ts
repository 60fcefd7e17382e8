import type { EndpointMap } from '@portal/contract/endpoint-map';

export const membersKey = 'GET /api/baseInfo/enterpriseMember/queryList';
export const invitesKey = 'GET /api/communityManage/invite/queryList';

export type Member = EndpointMap[typeof membersKey]['output']['rows'][number];
export type Invite = EndpointMap[typeof invitesKey]['output']['rows'][number];
export type InvitedRole = Member['givableRoles'][number];
