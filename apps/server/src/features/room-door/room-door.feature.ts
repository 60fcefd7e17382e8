import { confRoomCheckIn, confRoomQueryDoor } from '@portal/contract/room-door/public';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { checkInAtDoor } from './check-in-at-door.ts';
import { queryDoor } from './query-door.ts';

export const roomDoorFeature: Feature = {
  routes: () => [bind(confRoomQueryDoor, queryDoor), bind(confRoomCheckIn, checkInAtDoor)],
};
