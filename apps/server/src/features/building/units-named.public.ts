import { eq, inArray } from 'drizzle-orm';
import { type ImportContext, naturalKey } from '../../feature/importer.ts';
import { naturalKeyIn } from '../../feature/natural-key.ts';
import type { Db } from '../../platform/database/database.ts';
import { buildings, units } from './building.table.ts';

interface NamedUnit {
  /** Null if the unit is only planned by the same import. */
  id: string | null;
  enterpriseId: string | null;
  /** The first day on which it is out of service; null while it stays. */
  closedFrom: string | null;
}

/** Units by the natural key of building and number. */
export type NamedUnits = ReadonlyMap<string, NamedUnit>;

export const unitKey = (building: unknown, no: unknown): string => naturalKey(building, no);

/** Units of these buildings, and those of the same import that are not written yet. */
export async function unitsNamed(
  db: Db,
  ctx: Pick<ImportContext, 'planned'>,
  wanted: readonly { building: string; no: string }[],
): Promise<NamedUnits> {
  if (wanted.length === 0) return new Map();
  const planned = await ctx.planned(
    'UNIT',
    wanted.map(({ building, no }) => unitKey(building, no)),
  );
  const rows = await db
    .select({
      id: units.id,
      no: units.no,
      building: buildings.name,
      enterpriseId: units.enterpriseId,
      closedFrom: units.closedFrom,
    })
    .from(units)
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .where(
      inArray(naturalKeyIn(buildings.name), [...new Set(wanted.map(({ building }) => naturalKey(building)))]),
    );
  return new Map<string, NamedUnit>([
    ...[...planned.keys()].map((key): [string, NamedUnit] => [
      key,
      { id: null, enterpriseId: null, closedFrom: null },
    ]),
    ...rows.map(({ id, no, building, enterpriseId, closedFrom }): [string, NamedUnit] => [
      unitKey(building, no),
      { id, enterpriseId, closedFrom },
    ]),
  ]);
}
