import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ManagedBookings } from '../../booking/shared/ManagedBookings.tsx';
import { RoomTabs } from './RoomTabs.tsx';

/** The bookings of all conference rooms. */
export function BookingList() {
  const rooms = useQueryOf('GET /api/propertyManage/confRoom/queryManageList', {}, { quiet: true });
  return (
    <ManagedBookings
      kind="ROOM"
      title={m.room_manage_title()}
      lead={<RoomTabs current="bookings" />}
      booked={rooms.data?.rows.map(({ roomId, data }) => ({ value: roomId, text: data.name }))}
    />
  );
}
