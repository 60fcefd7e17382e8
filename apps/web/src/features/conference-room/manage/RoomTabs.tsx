import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function RoomTabs({ current }: { current: 'bookings' | 'day' | 'rooms' }) {
  return (
    <TabLinks
      label={m.room_manage_title()}
      currentKey={current}
      items={[
        { key: 'bookings', href: paths.manageRooms(), text: m.booking_bookings() },
        { key: 'day', href: paths.manageRooms({ view: 'day' }), text: m.booking_by_day() },
        { key: 'rooms', href: paths.manageRooms({ view: 'rooms' }), text: m.room_rooms() },
      ]}
    />
  );
}
