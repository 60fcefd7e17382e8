import {
  bookingBook,
  bookingCalendar,
  bookingFeed,
  bookingOperate,
  bookingQueryList,
  bookingRenewFeed,
  bookingWait,
  confRoomQueryDoor,
  confRoomQueryGrid,
} from '@portal/contract/conference-room';
import {
  bookingExport,
  bookingOperateManage,
  bookingQueryManageList,
  confRoomQueryManageList,
  confRoomRenewDevice,
  confRoomSave,
} from '@portal/contract/conference-room-manage';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { bookRoom } from './book-room.ts';
import { decideBooking } from './manage/decide-booking.ts';
import { countManagedBookings, listManagedBookings } from './manage/managed-booking.queries.ts';
import { bookingColumns, viewManagedBooking, viewManagedRoom } from './manage/managed-booking.view.ts';
import { renewDevice, saveRoom } from './manage/save-room.ts';
import { operateBooking } from './operate-booking.ts';
import { queryDoor } from './query-door.ts';
import { queryGrid } from './query-grid.ts';
import { listRooms } from './room.queries.ts';
import { countOwnBookings, listOwnBookings } from './room-booking.queries.ts';
import { viewBooking } from './room-booking.view.ts';
import { renewFeed, sendBooking, sendFeed } from './send-calendar.ts';
import { waitForRoom } from './wait-for-room.ts';

export const conferenceRoomRoutes = (): BoundEndpoint[] => [
  bind(confRoomQueryGrid, queryGrid),
  bind(confRoomQueryDoor, queryDoor),
  bind(bookingBook, bookRoom),
  bind(bookingWait, waitForRoom),
  bind(bookingQueryList, ({ db, now, actor: { userId } }, input) =>
    pageOfTabs(
      input,
      listOwnBookings(db, { ...input, userId }, now),
      { counts: countOwnBookings(db, userId, now), tab: input.tab },
      (row) => viewBooking(row, now),
    ),
  ),
  bind(bookingOperate, operateBooking),
  bindRaw(bookingCalendar, sendBooking),
  bind(bookingRenewFeed, renewFeed),
  bindRaw(bookingFeed, sendFeed),
  bind(confRoomQueryManageList, async ({ db }, { buildingId }) => ({
    rows: (await listRooms(db, buildingId)).map(viewManagedRoom),
  })),
  bind(confRoomSave, saveRoom),
  bind(confRoomRenewDevice, renewDevice),
  bind(bookingQueryManageList, ({ db, now }, input) =>
    pageOfTabs(
      input,
      listManagedBookings(db, input),
      { counts: countManagedBookings(db, input), tab: input.state },
      (row) => viewManagedBooking(row, now),
    ),
  ),
  bindRaw(bookingExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '会议室预约',
      entity: 'roomBooking',
      filter: input,
      columns: bookingColumns,
      count: (tx) => countOfTab(countManagedBookings(tx, input), input.state),
      read: (tx, page) => listManagedBookings(tx, { ...input, ...page }),
    }),
  ),
  bind(bookingOperateManage, decideBooking),
];
