import * as m from '@portal/texts/messages';
import type { References, RemovableSource } from '../../feature/removable-source.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { venueSearch } from './venue.search.ts';
import { venues } from './venue.table.ts';

export const venueReferences: References = {
  building: [{ column: venues.buildingId, label: m.field_venue, name: venues.name }],
};

export const removableVenue: RemovableSource = {
  entity: 'venue',
  table: venues,
  roles: ['OP_SERVICE'],
  name: venues.name,
  // Bookings of the same time are refused by their constraint.
  merge: true,
  closing: { closedFrom: venues.closedFrom, onDay: { column: 'status', open: 'OPEN', closed: 'CLOSED' } },
  async renew(tx, { now }, ids) {
    await refreshDocuments(tx, venueSearch, ids, now);
    await invalidateTags(tx, ['venue']);
  },
};
