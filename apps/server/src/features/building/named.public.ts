import { asc, inArray } from 'drizzle-orm';
import { type ImportContext, naturalKey, type ReadRow, textOf } from '../../feature/importer.ts';
import { naturalKeyIn } from '../../feature/natural-key.ts';
import type { Db } from '../../platform/database/database.ts';
import { type BuildingRecord, buildings } from './building.table.ts';

/** Buildings by these names, in whatever width, case and spacing. */
export async function buildingsNamed(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, BuildingRecord>> {
  const given = [...new Set(names)];
  const keys = given.map((name) => naturalKey(name));
  const rows = await db
    .select()
    .from(buildings)
    .where(inArray(naturalKeyIn(buildings.name), keys));
  const known = new Map(rows.map((row) => [naturalKey(row.name), row]));
  return new Map(
    given.flatMap((name) => {
      const row = known.get(naturalKey(name));
      return row ? [[name, row] as const] : [];
    }),
  );
}

/** A building that a row names, with its id if it exists already. */
export interface Home {
  id: string | null;
  floors: number;
  areaX100: number;
}

/** Buildings by name: those that exist, and those that the same import brings or changes. */
export async function homesNamed(
  db: Db,
  ctx: Pick<ImportContext, 'planned'>,
  given: readonly string[],
): Promise<ReadonlyMap<string, Home>> {
  const names = [...new Set(given)].filter((name) => name !== '');
  if (names.length === 0) return new Map();
  const present = await buildingsNamed(db, names);
  const planned = await ctx.planned(
    'BUILDING',
    names.map((name) => naturalKey(name)),
  );
  return new Map(
    names.flatMap((name) => {
      const before = present.get(name);
      const plan = planned.get(naturalKey(name));
      if (!before && !plan) return [];
      const home: Home = {
        id: before?.id ?? null,
        floors: Number(plan?.floors ?? before?.floors),
        areaX100: Number(plan?.areaX100 ?? before?.areaX100),
      };
      return [[name, home] as const];
    }),
  );
}

interface InBuilding {
  buildingId: string | null;
}

/** The buildings that rows name, and the names of those in which existing things are. */
export async function homesOfRows(
  db: Db,
  ctx: Pick<ImportContext, 'planned'>,
  rows: readonly ReadRow[],
  existing: readonly InBuilding[],
): Promise<{ homes: ReadonlyMap<string, Home>; nameOf: (thing: InBuilding | null) => string }> {
  const homes = await homesNamed(
    db,
    ctx,
    rows.map(({ data }) => textOf(data.building)),
  );
  const ids = [...new Set(existing.flatMap(({ buildingId }) => buildingId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: buildings.id, name: buildings.name })
          .from(buildings)
          .where(inArray(buildings.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return { homes, nameOf: (thing) => names.get(thing?.buildingId ?? '') ?? '' };
}

/** Adds the names of their buildings to things, batch by batch. */
export async function* withBuildings<Thing extends InBuilding>(
  db: Db,
  batches: AsyncIterable<readonly Thing[]>,
): AsyncGenerator<readonly (Thing & { building: string })[]> {
  for await (const things of batches) {
    const { nameOf } = await homesOfRows(db, { planned: async () => new Map() }, [], things);
    yield things.map((thing) => ({ ...thing, building: nameOf(thing) }));
  }
}

/** Names of all buildings, to choose from. */
export async function listBuildingNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: buildings.name }).from(buildings).orderBy(asc(buildings.name));
  return rows.map(({ name }) => name);
}
