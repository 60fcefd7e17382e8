import { asc, eq, gt } from 'drizzle-orm';
import type { Importer } from '../../../feature/importer.ts';
import { inPages } from '../../../platform/database/in-pages.ts';
import { regions } from '../../dictionary/dictionary.table.ts';
import { buildings, units } from '../building.table.ts';

/** All buildings, as their sheet says them. */
export const buildingRows: NonNullable<Importer['rowsOf']> = (db) =>
  inPages(async (after, limit) => {
    const rows = await db
      .select({ building: buildings, district: regions.name })
      .from(buildings)
      .leftJoin(regions, eq(regions.regionId, buildings.regionId))
      .where(gt(buildings.id, after))
      .orderBy(asc(buildings.id))
      .limit(limit);
    return rows.map(({ building, district }) => ({ ...building, district: district ?? '' }));
  });

/** All units. That one is let follows from its contract. */
export const unitRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const pages = inPages(async (after, limit) => {
    const rows = await db
      .select({ unit: units, building: buildings.name })
      .from(units)
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .where(gt(units.id, after))
      .orderBy(asc(units.id))
      .limit(limit);
    return rows.map(({ unit, building }) => ({ ...unit, building }));
  });
  for await (const rows of pages)
    yield rows.map(({ state, ...row }) => (state === 'LEASED' ? row : { ...row, state }));
};
