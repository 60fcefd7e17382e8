import { bookableStateLabels } from '@portal/contract/booking/terms';
import { venueKindLabels } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { venues } from './venue.table.ts';

export const venueLog: LogWords = {
  entities: { venue: m.field_venue },
  names: { venue: namesIn(venues, venues.id, venues.name) },
  ids: { 'venueBooking.resourceId': ['venue'] },
  fields: {
    'venue.areaX100': m.field_area,
    'venue.kind': m.field_venue_kind,
    'venueBooking.resourceId': m.field_venue,
    holidayDates: m.field_holiday_dates,
    minSlots: m.field_min_slots,
  },
  codes: { 'venue.status': bookableStateLabels, 'venue.kind': venueKindLabels },
};
