import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { withParkDays } from '../../platform/booking/closed-days.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { buildings } from '../building/building.table.ts';
import { type VenueRecord, venues } from './venue.table.ts';

/** A venue with the name of its building. */
export type PlacedVenue = VenueRecord & { buildingName: string };

/** With the park's closed days added, as for bookings. */
const select = (db: Db) =>
  db
    .select({
      ...getTableColumns(venues),
      closedDates: withParkDays(venues.closedDates),
      buildingName: buildings.name,
    })
    .from(venues)
    .innerJoin(buildings, eq(buildings.id, venues.buildingId));

/** All venues, smallest first; a park has a few dozen at most. */
export const listVenues = (db: Db): Promise<PlacedVenue[]> =>
  select(db).orderBy(asc(venues.seats), asc(venues.name));

/** All venues as stored, without the park's closed days. */
export const listEnteredVenues = (db: Db): Promise<VenueRecord[]> =>
  db.select().from(venues).orderBy(asc(venues.seats), asc(venues.name));

export const findVenues = (db: Db, ids: readonly string[]): Promise<PlacedVenue[]> =>
  select(db).where(inArray(venues.id, [...ids]));

/** @throws {AppError} 500404 */
export async function getVenue(db: Db, id: string): Promise<PlacedVenue> {
  const [venue] = await findVenues(db, [id]);
  if (!venue) throw notFound();
  return venue;
}
