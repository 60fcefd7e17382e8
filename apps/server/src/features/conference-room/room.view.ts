import { bookableStateLabels } from '@portal/contract/booking/terms';
import type { ManagedRoom } from '@portal/contract/conference-room/manage';
import type { Room } from '@portal/contract/conference-room/public';
import type { RoomRow } from './conference-room.table.ts';
import type { PlacedRoom } from './room.queries.ts';

/** The output schema drops any further columns. */
export const viewRoom = (room: PlacedRoom): Room => ({
  ...room,
  roomId: room.id,
  buildingName: room.buildingName ?? '',
});
export const viewManagedRoom = (room: RoomRow): ManagedRoom => ({
  roomId: room.id,
  version: room.version,
  stateLabel: bookableStateLabels[room.status](),
  deviceSetAt: room.deviceSetAt?.getTime() ?? null,
  picture: room.picture,
  data: { ...room, fileId: room.picture?.fileId ?? null },
});
