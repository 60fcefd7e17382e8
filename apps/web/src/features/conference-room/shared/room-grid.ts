import type { EndpointMap } from '@portal/contract/endpoint-map';

/** All rooms on a day, or one room for a week, with taken slots. */
export type RoomGridAnswer = EndpointMap['GET /api/propertyManage/confRoom/queryGrid']['output'];
