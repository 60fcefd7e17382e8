import { bookingBook, bookingWait } from '@portal/contract/booking/public';
import {
  confRoomPrintLabels,
  confRoomQueryManageList,
  confRoomRenewDevice,
  confRoomSave,
} from '@portal/contract/conference-room/manage';
import { confRoomQueryGrid } from '@portal/contract/conference-room/public';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { buildingWithin } from '../building/within.public.ts';
import { bookRoom } from './book-room.ts';
import { conferenceRooms } from './conference-room.table.ts';
import { printRoomLabels } from './manage/print-labels.ts';
import { renewDevice, saveRoom } from './manage/save-room.ts';
import { queryGrid } from './query-grid.ts';
import { listEnteredRooms } from './room.queries.ts';
import { viewManagedRoom } from './room.view.ts';
import { waitForRoom } from './wait-for-room.ts';

export const conferenceRoomRoutes = (): BoundEndpoint[] => [
  bind(confRoomQueryGrid, queryGrid),
  bind(bookingBook, bookRoom),
  bind(bookingWait, waitForRoom),
  bind(confRoomQueryManageList, async ({ db, actor }, { buildingId }) => ({
    rows: (await listEnteredRooms(db, buildingId, buildingWithin(actor, conferenceRooms.buildingId))).map(
      viewManagedRoom,
    ),
  })),
  bind(confRoomSave, saveRoom),
  bind(confRoomRenewDevice, renewDevice),
  bindRaw(confRoomPrintLabels, printRoomLabels),
];
