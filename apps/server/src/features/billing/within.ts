import { type SQL, sql } from 'drizzle-orm';
import { type PlacedReader, unitWithin, withinPlaces } from '../building/within.public.ts';
import { bills } from './bill/bill.table.ts';
import { meters } from './meter/meter.table.ts';

/** A bill of a unit there, or of a contract over one. */
export const billWithin = (reader: PlacedReader): SQL | undefined =>
  withinPlaces(
    reader,
    (ids) => sql`(${bills.unitId} in (select id from building_unit where building_id in (${ids}))
      or ${bills.contractId} in (
        select leased.contract_id from lease_unit leased join building_unit placed on placed.id = leased.unit_id
        where placed.building_id in (${ids})))`,
  );

export const meterWithin = (reader: PlacedReader): SQL | undefined => unitWithin(reader, meters.unitId);
