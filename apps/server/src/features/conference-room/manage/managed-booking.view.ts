import { bookingStateLabels } from '@portal/contract/booking-terms';
import { roomStateLabels } from '@portal/contract/conference-room';
import type { ManagedBooking, ManagedRoom } from '@portal/contract/conference-room-manage';
import { wishOf } from '../../../platform/booking/booking-time.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { RoomRow } from '../conference-room.table.ts';
import { operatorActions } from '../room-booking.policy.ts';
import { servicesText } from '../services.ts';
import type { ManagedRow } from './managed-booking.queries.ts';

export function viewManagedBooking(
  { booking, no, userName, enterpriseName, roomName }: ManagedRow,
  now: Date,
): ManagedBooking {
  return {
    ...booking,
    ...wishOf(booking),
    bookingId: booking.id,
    no: no ?? '',
    roomName,
    userName: userName ?? '',
    enterpriseName: enterpriseName ?? '',
    state: booking.status,
    stateLabel: bookingStateLabels[booking.status](),
    createdAt: booking.createdAt.getTime(),
    actions: operatorActions(booking, now),
  };
}

export const viewManagedRoom = (room: RoomRow): ManagedRoom => ({
  roomId: room.id,
  version: room.version,
  stateLabel: roomStateLabels[room.status](),
  deviceSetAt: room.deviceSetAt?.getTime() ?? null,
  data: room,
});

export const bookingColumns: SheetColumn<ManagedRow>[] = [
  { head: '编号', value: ({ no }) => no ?? '', width: 20 },
  { head: '会议室', value: ({ roomName }) => roomName, width: 20 },
  { head: '日期', value: ({ booking }) => wishOf(booking).date },
  { head: '开始', value: ({ booking }) => wishOf(booking).from },
  { head: '结束', value: ({ booking }) => wishOf(booking).to },
  { head: '会议主题', value: ({ booking }) => booking.title, width: 40 },
  { head: '参会人数', value: ({ booking }) => booking.attendees },
  { head: '服务', value: ({ booking }) => servicesText(booking.services), width: 30 },
  { head: '预约人', value: ({ userName }) => userName ?? '' },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName ?? '', width: 40 },
  { head: '状态', value: ({ booking }) => bookingStateLabels[booking.status]() },
  { head: '预约时间', value: ({ booking }) => booking.createdAt, width: 20 },
];
