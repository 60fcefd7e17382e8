import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { regions } from '../dictionary/dictionary.table.ts';

/** The districts that buildings can stand in, by the order of their dictionary. */
export const listDistricts = (db: Db) =>
  db
    .select({ regionId: regions.regionId, name: regions.name, shield: regions.shield })
    .from(regions)
    .orderBy(asc(regions.sort), asc(regions.regionId));

/** Whether there is such a district. */
export const isDistrict = async (db: Db, regionId: string): Promise<boolean> =>
  (await db.$count(regions, eq(regions.regionId, regionId))) > 0;
