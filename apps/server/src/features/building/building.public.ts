import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { buildings, units } from './building.table.ts';

const unitColumns = {
  id: units.id,
  buildingId: units.buildingId,
  buildingName: buildings.name,
  floor: units.floor,
  no: units.no,
  areaX100: units.areaX100,
  use: units.use,
  rentFenPerM2Month: units.rentFenPerM2Month,
  propertyFeeFenPerM2Month: units.propertyFeeFenPerM2Month,
  state: units.state,
  enterpriseId: units.enterpriseId,
};

const selectUnits = (db: Db) =>
  db.select(unitColumns).from(units).innerJoin(buildings, eq(buildings.id, units.buildingId));

/** A unit as other features know it, with the name of its building. */
export type KnownUnit = Awaited<ReturnType<typeof selectUnits>>[number];

const inOrder = [asc(buildings.name), asc(units.floor), asc(units.no)];

/** Units by id, in the order of their place. */
export const listUnits = async (db: Db, ids: readonly string[]): Promise<KnownUnit[]> =>
  ids.length === 0
    ? []
    : selectUnits(db)
        .where(inArray(units.id, [...ids]))
        .orderBy(...inOrder);

/** @throws {AppError} 500404 */
export async function getUnit(db: Db, id: string): Promise<KnownUnit> {
  const [unit] = await listUnits(db, [id]);
  if (!unit) throw notFound();
  return unit;
}

/** The units that an enterprise has by contracts in force. */
export const listUnitsOf = (db: Db, enterpriseId: string): Promise<KnownUnit[]> =>
  selectUnits(db)
    .where(eq(units.enterpriseId, enterpriseId))
    .orderBy(...inOrder);

/** Locks units until the end of the transaction, always in the same order. */
export const lockUnits = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: units.id, state: units.state })
    .from(units)
    .where(inArray(units.id, [...ids]))
    .orderBy(units.id)
    .for('update');

/**
 * Says of units who has them: an enterprise, somebody soon, or nobody. One that is free but under repair stays so;
 * it cannot be let meanwhile.
 */
export async function holdUnits(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  ids: readonly string[],
  by: { enterpriseId: string } | 'RESERVED' | 'NOBODY',
): Promise<void> {
  const these = inArray(units.id, [...ids]);
  const changed = { updatedAt: now, version: sql`${units.version} + 1` };
  if (typeof by === 'object')
    await tx
      .update(units)
      .set({ ...changed, state: 'LEASED', enterpriseId: by.enterpriseId })
      .where(these);
  else
    await tx
      .update(units)
      .set({ ...changed, state: by === 'RESERVED' ? 'RESERVED' : 'VACANT', enterpriseId: null })
      .where(and(these, sql`${units.state} <> 'MAINTENANCE'`));
  await invalidateTags(tx, ['building']);
}
