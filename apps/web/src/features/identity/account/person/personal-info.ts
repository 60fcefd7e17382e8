import type { EndpointMap } from '@portal/contract/endpoint-map';

export const personalInfoKey = 'GET /api/baseInfoManage/personalInfoMgr/queryDetail';

export type PersonalInfo = EndpointMap[typeof personalInfoKey]['output'];
