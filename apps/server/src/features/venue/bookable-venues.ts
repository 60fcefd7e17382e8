import { dayKindOf, venueFen } from '@portal/contract/venue/terms';
import { sql } from 'drizzle-orm';
import type { Bookable, BookableSource } from '../../feature/bookable.ts';
import type { BookingRules } from '../../platform/booking/booking-rules.ts';
import type { SlotRequest } from '../../platform/booking/booking-time.ts';
import { findVenues, getVenue, listVenues, type PlacedVenue } from './venue.queries.ts';
import type { VenueRecord } from './venue.table.ts';

export const rulesOf = (venue: VenueRecord): BookingRules => ({ ...venue, isOpen: venue.status === 'OPEN' });

export const placeOf = ({ buildingName, place }: Pick<PlacedVenue, 'buildingName' | 'place'>): string =>
  place.startsWith(buildingName) ? place : `${buildingName} ${place}`;

export const bookableVenue = (venue: PlacedVenue): Bookable => ({
  ...venue,
  place: placeOf(venue),
  // Venues have no check-in at the door; the deposit covers no-shows.
  checkInRequired: false,
  rules: rulesOf(venue),
  cancelShares: [...venue.cancelShares].sort((one, other) => other.hours - one.hours),
});

/** Price of a time at a venue, for an enterprise of the park or for others. */
export const priceOf = (venue: VenueRecord, enterpriseId: string | null, slotRequest: SlotRequest): number =>
  venueFen(
    venue.priceRules,
    dayKindOf(slotRequest.date, venue.holidayDates),
    slotRequest,
    enterpriseId !== null,
  );

/** Venues as bookable items. */
export const bookableVenues: BookableSource = {
  kind: 'VENUE',
  async all(db) {
    return (await listVenues(db)).map(bookableVenue);
  },
  async find(db, ids) {
    return (await findVenues(db, ids)).map(bookableVenue);
  },
  checksIn: sql`false`,
  async price(tx, { id }, enterpriseId, slotRequest) {
    return { amountFen: priceOf(await getVenue(tx, id), enterpriseId, slotRequest), freeSlots: 0 };
  },
  async listFen(tx, { id }, enterpriseId, slotRequest) {
    return priceOf(await getVenue(tx, id), enterpriseId, slotRequest);
  },
};
