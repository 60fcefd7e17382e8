import { bookableStateLabels } from '@portal/contract/booking/terms';
import type { ManagedVenue, venueSave } from '@portal/contract/venue/manage';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { isNameTaken } from '../../platform/database/folded-name.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { findGallery, galleryIds } from '../../platform/files/find-picture.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { buildings } from '../building/building.table.ts';
import { type VenueRecord, venues } from './venue.table.ts';
import { writeVenues } from './write-venues.ts';

/** @throws {AppError} 100002 if another venue has the name, or the building is unknown */
async function requireFits(
  tx: Db,
  { name, buildingId }: Pick<VenueRecord, 'name' | 'buildingId'>,
  id: string | undefined,
): Promise<void> {
  if (await isNameTaken(tx, venues, { id, name }))
    throw fieldsRefused({ 'data.name': m.fault_venue_name_taken() });
  if ((await tx.$count(buildings, eq(buildings.id, buildingId))) === 0)
    throw fieldsRefused({ 'data.buildingId': m.fault_unknown({ field: m.field_building() }) });
}

/**
 * Creates or changes a venue; existing bookings keep their price.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveVenue: Verb<typeof venueSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = given === undefined ? null : await lockVersion(tx, venues, { id: given, version: seen });
    await requireFits(tx, data, given);
    const { fileId, galleryFileIds, ...plain } = data;
    const values = { ...plain, ...(await findGallery(tx, { fileId, galleryFileIds }, data.name)) };
    const [saved] = await writeVenues(tx, ctx, [{ before, values }]);
    if (!saved) throw notFound();
    return { venueId: saved.id, version: saved.version };
  });

export const viewManagedVenue = (venue: VenueRecord): ManagedVenue => ({
  venueId: venue.id,
  version: venue.version,
  stateLabel: bookableStateLabels[venue.status](),
  picture: venue.picture,
  gallery: venue.gallery,
  data: { ...venue, ...galleryIds(venue) },
});
