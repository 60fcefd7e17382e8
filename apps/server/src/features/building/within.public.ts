import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/session/actor.ts';
import { buildings, units } from './building.table.ts';

/** Who reads, and which part of the park they are limited to. */
export type PlacedReader = Pick<Actor, 'userId' | 'scope'>;

/** The buildings of a reader who is limited to some places. */
const idsOfBuildings = ({ buildingIds, regionIds }: NonNullable<Actor['scope']>): SQL =>
  sql`select ${buildings.id} from ${buildings} where ${buildings.id} = any(${sql.param(buildingIds)}::text[])
    or ${buildings.regionId} = any(${sql.param(regionIds)}::text[])`;

/**
 * Condition on records by where they stand, given the buildings the reader is limited to, or by who entered them;
 * undefined for readers of the whole park.
 */
export function withinPlaces(
  { userId, scope }: PlacedReader,
  standsIn: (buildingIds: SQL) => SQL,
  enteredBy?: PgColumn,
): SQL | undefined {
  if (scope === undefined) return undefined;
  const isPlaced = standsIn(idsOfBuildings(scope));
  return scope.isOwn && enteredBy ? or(isPlaced, eq(enteredBy, userId)) : isPlaced;
}

export const buildingWithin = (
  reader: PlacedReader,
  buildingId: SQLWrapper = buildings.id,
): SQL | undefined => withinPlaces(reader, (ids) => sql`${buildingId} in (${ids})`);

export const unitWithin = (reader: PlacedReader, unitId: SQLWrapper = units.id): SQL | undefined =>
  withinPlaces(
    reader,
    (ids) => sql`${unitId} in (select id from building_unit where building_id in (${ids}))`,
  );

/** An enterprise that lets a unit there. */
export const tenantWithin = (reader: PlacedReader, enterpriseId: SQLWrapper, enteredBy?: PgColumn) =>
  withinPlaces(
    reader,
    (ids) => sql`${enterpriseId} in (
      select tenant.enterprise_id from building_unit tenant where tenant.building_id in (${ids}))`,
    enteredBy,
  );
