import {
  type UnitState,
  unitStates,
  type ViewingState,
  viewingStates,
} from '@portal/contract/building/terms';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { buildings, units, viewings } from '../building.table.ts';

interface Filter<State> {
  state?: State | undefined;
  buildingId?: string | undefined;
  keyword?: string | undefined;
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
}

interface Page<Sort extends string> {
  sort: Sort | `-${Sort}`;
  pageNo: number;
  pageSize: number;
}

const isUnitIn = (tab: UnitState | undefined) => tab && eq(units.state, tab);

const unitConditions = ({ buildingId, keyword, within }: Filter<UnitState>) =>
  and(
    within,
    buildingId === undefined ? undefined : eq(units.buildingId, buildingId),
    contains(keyword, units.no, units.use, buildings.name, enterprises.shortName),
  );

const selectUnits = (db: Db) =>
  db
    .select({
      unit: getTableColumns(units),
      buildingName: buildings.name,
      enterpriseName: enterprises.shortName,
    })
    .from(units)
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .leftJoin(enterprises, eq(enterprises.id, units.enterpriseId));

export type ManagedUnitRow = Awaited<ReturnType<typeof selectUnits>>[number];

export function listManagedUnits(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter<UnitState> & Page<'place' | 'area' | 'rent'>,
): Promise<ManagedUnitRow[]> {
  const place = sql`(${buildings.name}, ${units.floor}, ${units.no})`;
  const columns = { place, area: units.areaX100, rent: units.rentFenPerM2Month };
  return selectUnits(db)
    .where(and(unitConditions(filter), isUnitIn(filter.state)))
    .orderBy(...sorted(sort, columns, units.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

/** @throws {AppError} 500404 */
export async function getManagedUnit(db: Db, id: string): Promise<ManagedUnitRow> {
  const [row] = await selectUnits(db).where(eq(units.id, id));
  if (!row) throw notFound();
  return row;
}

export const countManagedUnits = (db: Db, filter: Filter<UnitState>) =>
  countTabs(unitStates, isUnitIn, (columns) =>
    db
      .select(columns)
      .from(units)
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .leftJoin(enterprises, eq(enterprises.id, units.enterpriseId))
      .where(unitConditions(filter)),
  );

const isViewingIn = (tab: ViewingState | undefined) => tab && eq(viewings.status, tab);

const viewingConditions = ({ buildingId, keyword, within }: Filter<ViewingState>) =>
  and(
    within,
    buildingId === undefined ? undefined : eq(viewings.buildingId, buildingId),
    contains(keyword, viewings.need, users.name, enterprises.name, buildings.name),
  );

const selectViewings = (db: Db) =>
  db
    .select({
      viewing: getTableColumns(viewings),
      buildingName: buildings.name,
      unitNo: units.no,
      no: cases.caseNo,
      userName: users.name,
      phone: users.phoneNumber,
      enterpriseName: enterprises.name,
    })
    .from(viewings)
    .innerJoin(buildings, eq(buildings.id, viewings.buildingId))
    .leftJoin(units, eq(units.id, viewings.unitId))
    .leftJoin(cases, and(eq(cases.kind, 'VIEWING'), eq(cases.bizId, viewings.id)))
    .leftJoin(users, eq(users.id, viewings.userId))
    .leftJoin(enterprises, eq(enterprises.id, viewings.enterpriseId));

export type ManagedViewingRow = Awaited<ReturnType<typeof selectViewings>>[number];

export function listManagedViewings(
  db: Db,
  { sort, pageNo, pageSize, ...filter }: Filter<ViewingState> & Page<'visit' | 'created'>,
): Promise<ManagedViewingRow[]> {
  const columns = { visit: viewings.visitAt, created: viewings.createdAt };
  return selectViewings(db)
    .where(and(viewingConditions(filter), isViewingIn(filter.state)))
    .orderBy(...sorted(sort, columns, viewings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countManagedViewings = (db: Db, filter: Filter<ViewingState>) =>
  countTabs(viewingStates, isViewingIn, (columns) =>
    db
      .select(columns)
      .from(viewings)
      .innerJoin(buildings, eq(buildings.id, viewings.buildingId))
      .leftJoin(users, eq(users.id, viewings.userId))
      .leftJoin(enterprises, eq(enterprises.id, viewings.enterpriseId))
      .where(viewingConditions(filter)),
  );

/** @throws {AppError} 500404 */
export async function getManagedViewing(db: Db, id: string): Promise<ManagedViewingRow> {
  const [row] = await selectViewings(db).where(eq(viewings.id, id));
  if (!row) throw notFound();
  return row;
}
