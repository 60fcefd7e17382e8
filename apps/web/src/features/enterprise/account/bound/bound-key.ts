import type { EndpointMap } from '@portal/contract/endpoint-map';

export const boundKey = 'GET /api/baseInfo/enterpriseMember/queryOwnList';

export type Bound = EndpointMap[typeof boundKey]['output'];
export type Membership = Bound['memberships'][number];
