import { type BuildingKind, boundViewingStates } from '@portal/contract/building/terms';
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { type BuildingRecord, buildings, units, viewings } from './building.table.ts';

interface Filter {
  kind?: BuildingKind | undefined;
  vacant?: '0' | '1' | undefined;
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
}

interface Page {
  pageNo: number;
  pageSize: number;
}

const conditions = ({ kind, vacant, within }: Filter) =>
  and(
    within,
    kind && eq(buildings.kind, kind),
    vacant === '1'
      ? sql`exists (select from ${units} where ${units.buildingId} = ${buildings.id} and ${units.state} = 'VACANT')`
      : undefined,
  );

const countIn = (state: string) =>
  sql<number>`count(*) filter (where ${units.state} = ${state})`.mapWith(Number);

const summary = {
  building: getTableColumns(buildings),
  units: sql<number>`count(${units.id})`.mapWith(Number),
  vacant: countIn('VACANT'),
  reserved: countIn('RESERVED'),
  leased: countIn('LEASED'),
  maintenance: countIn('MAINTENANCE'),
  rentFrom: sql<number | null>`min(${units.rentFenPerM2Month})`,
  rentTo: sql<number | null>`max(${units.rentFenPerM2Month})`,
};

const select = (db: Db) =>
  db
    .select(summary)
    .from(buildings)
    .leftJoin(units, eq(units.buildingId, buildings.id))
    .groupBy(buildings.id);

export type BuildingSummary = Awaited<ReturnType<typeof select>>[number];

/** Buildings by name. */
export const listBuildings = (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & Page,
): Promise<BuildingSummary[]> =>
  select(db)
    .where(conditions(filter))
    .orderBy(asc(buildings.name))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countBuildings = (db: Db, filter: Filter): Promise<number> =>
  db.$count(buildings, conditions(filter));

/** @throws {AppError} 500404 */
export async function getBuildingSummary(db: Db, id: string): Promise<BuildingSummary> {
  const [row] = await select(db).where(eq(buildings.id, id));
  if (!row) throw notFound();
  return row;
}

/**
 * Locks the building, so that requests for its guide are handled one at a time.
 * @throws {AppError} 500404
 */
export async function lockBuilding(tx: Db, id: string): Promise<BuildingRecord> {
  const [row] = await tx.select().from(buildings).where(eq(buildings.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

const isPublic = sql`${enterprises.entryStatus} = 'PASSED' and ${enterprises.visibility} = 'PUBLIC'`;

/** Units of a building by floor, with the names of tenants who have made themselves public. */
export const listUnitsIn = (db: Db, buildingId: string) =>
  db
    .select({
      unit: getTableColumns(units),
      tenant: sql<string>`case when ${isPublic} then ${enterprises.shortName} else '' end`,
    })
    .from(units)
    .leftJoin(enterprises, eq(enterprises.id, units.enterpriseId))
    .where(eq(units.buildingId, buildingId))
    .orderBy(asc(units.floor), asc(units.no));

export type UnitWithTenant = Awaited<ReturnType<typeof listUnitsIn>>[number];

const isBound = inArray(viewings.status, [...boundViewingStates]);

/** Future times at which the building's guide is busy. */
export async function listBoundTimes(db: Db, buildingId: string, now: Date): Promise<number[]> {
  const rows = await db
    .select({ at: viewings.visitAt })
    .from(viewings)
    .where(
      and(
        eq(viewings.buildingId, buildingId),
        isBound,
        isNotNull(viewings.visitAt),
        gte(viewings.visitAt, now),
      ),
    );
  return rows.flatMap(({ at }) => at?.getTime() ?? []);
}

/** Number of a user's pending or arranged viewings. */
export const countOpenViewings = (db: Db, userId: string): Promise<number> =>
  db.$count(viewings, and(eq(viewings.userId, userId), isBound));

const maxShown = 5;

const selectViewings = (db: Db) =>
  db
    .select({ viewing: getTableColumns(viewings), unitNo: units.no, no: cases.caseNo })
    .from(viewings)
    .leftJoin(units, eq(units.id, viewings.unitId))
    .leftJoin(cases, and(eq(cases.kind, 'VIEWING'), eq(cases.bizId, viewings.id)));

export type OwnViewing = Awaited<ReturnType<typeof selectViewings>>[number];

export const listOwnViewings = (db: Db, userId: string, buildingId: string): Promise<OwnViewing[]> =>
  selectViewings(db)
    .where(and(eq(viewings.userId, userId), eq(viewings.buildingId, buildingId)))
    .orderBy(desc(viewings.createdAt), desc(viewings.id))
    .limit(maxShown);

export async function getViewing(db: Db, id: string): Promise<OwnViewing> {
  const [row] = await selectViewings(db).where(eq(viewings.id, id));
  if (!row) throw notFound();
  return row;
}
