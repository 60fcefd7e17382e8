import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { PublicService } from '../../feature/public-service.ts';
import { calendarPlusIcon } from '../../ui/icon/shapes.ts';

export const publicServices: PublicService[] = [
  {
    group: 'property',
    place: 60,
    href: paths.venueList(),
    icon: calendarPlusIcon,
    name: m.booking_book_venue,
    note: m.venue_task_note,
    waits: ['VENUE_BOOKING'],
  },
];
