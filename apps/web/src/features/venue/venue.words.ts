import { paths } from '@portal/contract/paths';
import type { VenueKind } from '@portal/contract/venue/terms';
import { venueKindLabels } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    VENUE_BOOKING: {
      name: m.venue_booking,
      href: (booking) => paths.manageVenues({ state: 'PENDING', booking }),
    },
  },
  collect: {
    VENUE: { name: m.site_nav_venues, category: (code) => venueKindLabels[code as VenueKind]() },
  },
} satisfies FeatureWords;
