import type { EndpointMap } from '@portal/contract/endpoint-map';

/** All rooms on a day, or a week of one, with what is taken. */
export type RoomGridAnswer = EndpointMap['GET /api/propertyManage/confRoom/queryGrid']['output'];
