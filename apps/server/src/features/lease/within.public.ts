import { type SQL, sql } from 'drizzle-orm';
import { type PlacedReader, withinPlaces } from '../building/within.public.ts';
import { contracts } from './lease.table.ts';

/** A contract over a unit there, or one that the reader entered. */
export const contractWithin = (reader: PlacedReader): SQL | undefined =>
  withinPlaces(
    reader,
    (ids) => sql`${contracts.id} in (
      select leased.contract_id from lease_unit leased join building_unit placed on placed.id = leased.unit_id
      where placed.building_id in (${ids}))`,
    contracts.createdBy,
  );
