import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { bookingPayable } from '../booking/booking-payable.public.ts';
import { bookingQueue } from '../booking/booking-queue.public.ts';
import { settleBookings } from '../booking/settle-bookings.public.ts';
import { bookableVenues } from './bookable-venues.ts';
import { venueImporter } from './import/venue.importer.ts';
import { venueCollect } from './venue.collect.ts';
import { venueLog } from './venue.log.ts';
import { removableVenue, venueReferences } from './venue.removal.ts';
import { venueRoutes } from './venue.routes.ts';
import { venueSearch } from './venue.search.ts';
import { venueSitemap } from './venue.sitemap.ts';
import { venues } from './venue.table.ts';

export const venueFeature: Feature = {
  routes: venueRoutes,
  jobs: (deps) => [
    { name: 'venue.settle', cron: '* * * * *', run: () => settleBookings(deps, bookableVenues) },
  ],
  menuPages: [paths.manageVenues()],
  bookables: [bookableVenues],
  importers: [venueImporter],
  payables: [bookingPayable(bookableVenues)],
  queue: [bookingQueue('VENUE', venues)],
  search: [venueSearch],
  collect: [venueCollect],
  sitemap: venueSitemap,
  standingPages: [paths.venueList()],
  removables: [removableVenue],
  references: venueReferences,
  log: venueLog,
};
