import type { RoleContent } from '@portal/contract/rights/custom-role';
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { buildings, units } from '../building/building.table.ts';
import { regions } from '../dictionary/dictionary.table.ts';

interface Place {
  id: string;
  name: string;
  units: number;
}

/** Buildings and districts with the number of their units, and how many a scope holds. */
export interface UnitsByPlace {
  buildings: Place[];
  districts: Place[];
  all: number;
  /** Null where the scope is not a place. */
  countOf(content: Pick<RoleContent, 'scope' | 'places'>): number | null;
}

export async function readUnitsByPlace(db: Db): Promise<UnitsByPlace> {
  const rows = await db
    .select({
      id: buildings.id,
      name: buildings.name,
      regionId: buildings.regionId,
      regionName: regions.name,
      units: count(units.id),
    })
    .from(buildings)
    .leftJoin(units, eq(units.buildingId, buildings.id))
    .leftJoin(regions, eq(regions.regionId, buildings.regionId))
    .groupBy(buildings.id, regions.regionId)
    .orderBy(asc(buildings.name));
  const districts = new Map<string, Place>();
  for (const { regionId, regionName, units: number } of rows) {
    if (regionId === null) continue;
    const known = districts.get(regionId)?.units ?? 0;
    districts.set(regionId, { id: regionId, name: regionName ?? '', units: known + number });
  }
  const all = rows.reduce((sum, row) => sum + row.units, 0);
  return {
    buildings: rows.map(({ id, name, units: number }) => ({ id, name, units: number })),
    districts: [...districts.values()],
    all,
    countOf({ scope, places }) {
      if (scope === 'OWN') return null;
      if (scope === 'ALL') return all;
      return rows
        .filter(({ id, regionId }) => places.includes(scope === 'BUILDINGS' ? id : (regionId ?? '')))
        .reduce((sum, row) => sum + row.units, 0);
    },
  };
}
