import type { MeterKind, MeterState } from '@portal/contract/billing/terms';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { buildings, units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { anomalies, feeItems, type Meter, meters, readings, tariffs } from './meter.table.ts';

interface Filter {
  state?: MeterState | undefined;
  kind?: MeterKind | undefined;
  buildingId?: string | undefined;
  keyword?: string | undefined;
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
}

const select = (db: Db) =>
  db
    .select({
      meter: getTableColumns(meters),
      buildingName: buildings.name,
      unitNo: units.no,
      tenantId: units.enterpriseId,
      enterpriseName: enterprises.shortName,
    })
    .from(meters)
    .innerJoin(units, eq(units.id, meters.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .leftJoin(enterprises, eq(enterprises.id, units.enterpriseId));

/** A meter with its location and current tenant. */
export type PlacedMeter = Awaited<ReturnType<typeof select>>[number];

export const placeOfMeter = ({ buildingName, unitNo }: Pick<PlacedMeter, 'buildingName' | 'unitNo'>) =>
  `${buildingName} ${unitNo}`;

/** The place of a bill for several units, which are in one building. */
export const placeOfUnits = (units: readonly { buildingName: string; no: string }[]): string =>
  placeOfMeter({
    buildingName: units[0]?.buildingName ?? '',
    unitNo: units.map(({ no }) => no).join('、'),
  });

const isIn = (state: MeterState | undefined): SQL | undefined => state && eq(meters.status, state);

const conditions = ({ kind, buildingId, keyword, within }: Filter) =>
  and(
    within,
    kind && eq(meters.kind, kind),
    buildingId === undefined ? undefined : eq(units.buildingId, buildingId),
    contains(keyword, meters.meterNo, units.no, buildings.name, enterprises.shortName),
  );

export function listMeters(
  db: Db,
  {
    sort,
    pageNo,
    pageSize,
    ...filter
  }: Filter & { sort: 'no' | '-no' | 'read' | '-read'; pageNo: number; pageSize: number },
): Promise<PlacedMeter[]> {
  const columns = { no: meters.meterNo, read: meters.lastPeriod };
  return select(db)
    .where(and(conditions(filter), isIn(filter.state)))
    .orderBy(...sorted(sort, columns, meters.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
}

export const countMeters = (db: Db, filter: Filter) =>
  countTabs(['ONLINE', 'OFFLINE', 'REPLACED'], isIn, (columns) =>
    db
      .select(columns)
      .from(meters)
      .innerJoin(units, eq(units.id, meters.unitId))
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .leftJoin(enterprises, eq(enterprises.id, units.enterpriseId))
      .where(conditions(filter)),
  );

export async function findPlacedMeter(db: Db, where: SQL): Promise<PlacedMeter | undefined> {
  const [row] = await select(db).where(where);
  return row;
}

/** Locks a meter, so that changes to it are made one at a time. */
export async function lockMeter(tx: Db, meterNo: string): Promise<Meter | undefined> {
  const [meter] = await tx.select().from(meters).where(eq(meters.meterNo, meterNo)).for('update');
  return meter;
}

/** @throws {AppError} 500404 */
export async function getPlacedMeter(db: Db, where: SQL): Promise<PlacedMeter> {
  const row = await findPlacedMeter(db, where);
  if (!row) throw notFound();
  return row;
}

/** Meters of an enterprise; replaced ones are included only when requested by id. */
export const listOwnMeters = (db: Db, enterpriseId: string, id?: string): Promise<PlacedMeter[]> =>
  select(db)
    .where(
      and(
        eq(meters.enterpriseId, enterpriseId),
        id === undefined ? sql`${meters.status} <> 'REPLACED'` : eq(meters.id, id),
      ),
    )
    .orderBy(asc(meters.kind), asc(meters.meterNo));

/** Latest readings visible to an enterprise, latest first. */
export const listReadingsOf = (db: Db, meterIds: readonly string[], enterpriseId: string, from: string) =>
  db
    .select()
    .from(readings)
    .where(
      and(
        inArray(readings.meterId, [...meterIds]),
        eq(readings.enterpriseId, enterpriseId),
        sql`${readings.period} >= ${from}`,
      ),
    )
    .orderBy(desc(readings.period));

/** Photo of each meter in a month, or the latest earlier one, by meter id. */
export async function lastPhotos(
  db: Db,
  of: readonly { id: string }[],
  period: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([readings.meterId], { meterId: readings.meterId, photo: readings.photoFileId })
    .from(readings)
    .where(
      and(
        inArray(
          readings.meterId,
          of.map(({ id }) => id),
        ),
        ne(readings.photoFileId, ''),
        lte(readings.period, period),
      ),
    )
    .orderBy(readings.meterId, desc(readings.period));
  return new Map(rows.map(({ meterId, photo }) => [meterId, photo]));
}

/** Readings of a meter, its predecessors and successors, latest first. */
export const listHistory = (db: Db, id: string, limit: number) =>
  db
    .select({
      reading: getTableColumns(readings),
      meterNo: meters.meterNo,
      replacedById: meters.replacedById,
    })
    .from(readings)
    .innerJoin(meters, eq(meters.id, readings.meterId))
    .where(
      sql`${meters.id} in (
        with recursive later as (
          select id, replaced_by_id from ${meters} where id = ${id}
          union select next.id, next.replaced_by_id from ${meters} next join later on next.id = later.replaced_by_id
        ), earlier as (
          select id from ${meters} where id = ${id}
          union select before.id from ${meters} before join earlier on before.replaced_by_id = earlier.id
        ) select id from later union select id from earlier)`,
    )
    .orderBy(desc(readings.readAt), desc(readings.id))
    .limit(limit);

/** Meter numbers by id. */
export async function numbersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: meters.id, meterNo: meters.meterNo })
    .from(meters)
    .where(inArray(meters.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.meterNo]));
}

export const listAnomaliesOf = (db: Db, meterIds: readonly string[], enterpriseId: string) =>
  db
    .select()
    .from(anomalies)
    .where(and(inArray(anomalies.meterId, [...meterIds]), eq(anomalies.enterpriseId, enterpriseId)))
    .orderBy(desc(anomalies.createdAt), desc(anomalies.id));

/** The fixed fees. */
export const listFees = (db: Db) =>
  db
    .select()
    .from(feeItems)
    .where(isNull(feeItems.names))
    .orderBy(asc(feeItems.createdAt), asc(feeItems.code));

export const listTariffs = (db: Db) =>
  db.select().from(tariffs).orderBy(asc(tariffs.feeCode), desc(tariffs.effectiveFrom));
