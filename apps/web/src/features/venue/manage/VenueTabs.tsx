import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';

export function VenueTabs({ current }: { current: 'bookings' | 'venues' }) {
  return (
    <TabLinks
      label={m.venue_venues()}
      currentKey={current}
      items={[
        { key: 'bookings', href: paths.manageVenues(), text: m.booking_bookings() },
        { key: 'venues', href: paths.manageVenues({ view: 'venues' }), text: m.venue_venues() },
      ]}
    />
  );
}
