import type { PlanShape } from '@portal/contract/building/public';
import type { UnitState } from '@portal/contract/building/terms';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { placesOnPlan } from './building.policy.ts';
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

/** A unit for use by other features, with its building's name. */
export type KnownUnit = Awaited<ReturnType<typeof selectUnits>>[number];

const inOrder = [asc(buildings.name), asc(units.floor), asc(units.no)];

/** Units by id, ordered by location. */
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

/** Units an enterprise has under contracts in force. */
export const listUnitsOf = (db: Db, enterpriseId: string): Promise<KnownUnit[]> =>
  selectUnits(db)
    .where(eq(units.enterpriseId, enterpriseId))
    .orderBy(...inOrder);

/** Locks units until the end of the transaction, always in the same order. */
export const lockUnits = (tx: Db, ids: readonly string[]) =>
  tx
    .select({ id: units.id, no: units.no, state: units.state, closedFrom: units.closedFrom })
    .from(units)
    .where(inArray(units.id, [...ids]))
    .orderBy(units.id)
    .for('update');

/** Who holds a unit: an enterprise under a contract in force, a future tenant or nobody. */
export interface UnitHolding {
  unitId: string;
  state: 'VACANT' | 'RESERVED' | 'LEASED';
  /** Set if the unit is leased. */
  enterpriseId: string | null;
}

/** Updates who holds units. A vacant unit under repair stays so. */
export async function holdUnits(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  holdings: readonly UnitHolding[],
): Promise<void> {
  const column = (values: readonly (string | null)[]) => sql`${sql.param(values)}::text[]`;
  await tx.execute(sql`
    update ${units} set updated_at = ${now}, version = version + 1, enterprise_id = held.enterprise_id,
      state = case when held.state = 'VACANT' and ${units.state} = 'MAINTENANCE' then ${units.state} else held.state end
    from unnest(${column(holdings.map(({ unitId }) => unitId))},
      ${column(holdings.map(({ state }) => state))},
      ${column(holdings.map(({ enterpriseId }) => enterpriseId))}) as held (id, state, enterprise_id)
    where ${units.id} = held.id`);
  await invalidateTags(tx, ['building']);
}

export interface PlannedUnit {
  unitId: string;
  no: string;
  areaX100: number;
  state: UnitState;
  planShape: PlanShape;
  buildingId: string;
  rentFenPerM2Month: number;
}

/** Units of a floor with their shapes on its plan. */
export async function planOfFloor(db: Db, buildingId: string, floor: number): Promise<PlannedUnit[]> {
  const rows = await db
    .select()
    .from(units)
    .where(and(eq(units.buildingId, buildingId), eq(units.floor, floor)))
    .orderBy(asc(units.no));
  const places = placesOnPlan(rows);
  return rows.map(({ id: unitId, no, areaX100, state, rentFenPerM2Month }, at) => ({
    unitId,
    no,
    areaX100,
    state,
    buildingId,
    rentFenPerM2Month,
    planShape: places[at] as PlanShape,
  }));
}
