import type { ManagedBookingTab } from '@portal/contract/conference-room-manage';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { managedBookingColumns } from './managed-booking-columns.tsx';
import { RoomTabs } from './RoomTabs.tsx';

const ManagedBookingDrawer = lazy(async () => ({
  default: (await import('./ManagedBookingDrawer.tsx')).ManagedBookingDrawer,
}));

const tabNames: Record<ManagedBookingTab, () => string> = {
  PENDING: m.state_pending,
  TO_PAY: m.state_to_pay,
  CONFIRMED: m.state_booked,
  CHECKED_IN: m.state_in_use,
  NO_SHOW: m.state_no_show,
  CANCELLED: m.state_cancelled,
};

/** The bookings of all users; one can be opened beside the list. */
export function BookingList() {
  const rooms = useQueryOf('GET /api/propertyManage/confRoom/queryManageList', {}, { quiet: true });
  const query = useListQuery(
    [
      stateTabs('state', { '': m.room_tab_all, ...tabNames }),
      { kind: 'text', name: 'keyword', label: m.room_keyword() },
      {
        kind: 'choice',
        name: 'roomId',
        label: m.field_room(),
        options: rooms.data?.rows.map(({ roomId, data }) => ({ value: roomId, text: data.name })),
      },
      { kind: 'hidden', name: 'date' },
    ],
    { size: 20, sort: '-start' },
  );
  return (
    <ListPage
      name="room-bookings"
      title={m.room_manage_title()}
      lead={<RoomTabs current="bookings" />}
      endpoint="GET /api/propertyManage/booking/queryManageList"
      exportFrom="GET /api/propertyManage/booking/export"
      query={query}
      columns={managedBookingColumns((booking) => query.hrefWith({ booking }))}
      rowKey={({ bookingId }) => bookingId}
      empty={{ title: m.room_bookings_empty() }}
    >
      <Beside query={query} name="booking">
        {(id, close) => <ManagedBookingDrawer id={id} input={query.input} onClose={close} />}
      </Beside>
    </ListPage>
  );
}
