import { venueQueryManageList, venueSave } from '@portal/contract/venue/manage';
import {
  venueBook,
  venueQueryDetail,
  venueQueryGrid,
  venueQueryList,
  venueWait,
} from '@portal/contract/venue/public';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { bookVenue, waitForVenue } from './book-venue.ts';
import { queryVenue, queryVenueGrid, queryVenues } from './query-venues.ts';
import { saveVenue, viewManagedVenue } from './save-venue.ts';
import { listEnteredVenues } from './venue.queries.ts';

export const venueRoutes = (): BoundEndpoint[] => [
  bind(venueQueryList, queryVenues),
  bind(venueQueryDetail, queryVenue),
  bind(venueQueryGrid, queryVenueGrid),
  bind(venueBook, bookVenue),
  bind(venueWait, waitForVenue),
  bind(venueQueryManageList, async ({ db }) => ({
    rows: (await listEnteredVenues(db)).map(viewManagedVenue),
  })),
  bind(venueSave, saveVenue),
];
