import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ManagedBookings } from '../../booking/shared/ManagedBookings.tsx';
import { VenueTabs } from './VenueTabs.tsx';

/** The bookings of all venues. */
export function VenueBookings() {
  const venues = useQueryOf('GET /api/serviceManage/venue/queryManageList', {}, { quiet: true });
  return (
    <ManagedBookings
      kind="VENUE"
      title={m.venue_venues()}
      lead={<VenueTabs current="bookings" />}
      booked={venues.data?.rows.map(({ venueId, data }) => ({ value: venueId, text: data.name }))}
    />
  );
}
