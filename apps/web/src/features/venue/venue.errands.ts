import * as m from '@portal/texts/messages';
import type { Errand } from '../../feature/errand.ts';
import { paths } from '../../paths.ts';
import { calendarPlusIcon } from '../../ui/icon/shapes/calendar-plus.ts';

export const errands: Errand[] = [
  {
    group: 'property',
    place: 60,
    href: paths.venueList(),
    icon: calendarPlusIcon,
    name: m.booking_book_venue,
    note: m.venue_errand_note,
    waits: ['VENUE_BOOKING'],
  },
];
