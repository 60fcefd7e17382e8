import type { AnomalyState, MeterKind, ReadingState } from '@portal/contract/billing/terms';
import { anomalyStates, readingStates } from '@portal/contract/billing/terms';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { buildings, units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { bills } from '../bill/bill.table.ts';
import { anomalies, meters, readings } from './meter.table.ts';

export interface ReadingFilter {
  state?: ReadingState | undefined;
  kind?: MeterKind | undefined;
  period?: string | undefined;
  keyword?: string | undefined;
  /** Limits the list to the places of a reader. */
  within?: SQL | undefined;
}

interface Page<Sort extends string> {
  sort: Sort | `-${Sort}`;
  pageNo: number;
  pageSize: number;
}

/** The meter's usage in the same month of the previous year. */
const lastYear = sql`select earlier.usage_x_100 from ${readings} earlier where earlier.meter_id = ${meters.id}
  and earlier.period = to_char(to_date(${readings.period}, 'YYYY-MM') - interval '1 year', 'YYYY-MM')`;

const issuedBill = sql`select from ${bills} where ${bills.meterId} = ${meters.id}
  and ${bills.period} = ${readings.period} and ${bills.status} <> 'VOID' and ${bills.issueDate} is not null`;

const selectReadings = (db: Db) =>
  db
    .select({
      reading: getTableColumns(readings),
      meterNo: meters.meterNo,
      kind: meters.kind,
      buildingName: buildings.name,
      unitNo: units.no,
      enterpriseName: enterprises.shortName,
      lastYearX100: sql<number | null>`(${lastYear})`,
      isBilled: sql<boolean>`exists (${issuedBill})`,
    })
    .from(readings)
    .innerJoin(meters, eq(meters.id, readings.meterId))
    .innerJoin(units, eq(units.id, meters.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .leftJoin(enterprises, eq(enterprises.id, readings.enterpriseId));

export type ReadingRow = Awaited<ReturnType<typeof selectReadings>>[number];

const isReadingIn = (state: ReadingState | undefined): SQL | undefined => state && eq(readings.status, state);

const conditions = ({ kind, period, keyword, within }: ReadingFilter) =>
  and(
    within,
    kind && eq(meters.kind, kind),
    period === undefined ? undefined : eq(readings.period, period),
    contains(keyword, meters.meterNo, units.no, buildings.name, enterprises.shortName),
  );

export const listReadings = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: ReadingFilter & Page<'read'>,
): Promise<ReadingRow[]> =>
  selectReadings(db)
    .where(and(conditions(filter), isReadingIn(filter.state)))
    .orderBy(...sorted(sort, { read: readings.readAt }, readings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countReadings = (db: Db, filter: ReadingFilter) =>
  countTabs(readingStates, isReadingIn, (columns) =>
    db
      .select(columns)
      .from(readings)
      .innerJoin(meters, eq(meters.id, readings.meterId))
      .innerJoin(units, eq(units.id, meters.unitId))
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .leftJoin(enterprises, eq(enterprises.id, readings.enterpriseId))
      .where(conditions(filter)),
  );

const isAnomalyIn = (state: AnomalyState | undefined): SQL | undefined =>
  state && eq(anomalies.status, state);

const selectAnomalies = (db: Db) =>
  db
    .select({
      anomaly: getTableColumns(anomalies),
      meterNo: meters.meterNo,
      buildingName: buildings.name,
      unitNo: units.no,
      enterpriseName: enterprises.shortName,
    })
    .from(anomalies)
    .innerJoin(meters, eq(meters.id, anomalies.meterId))
    .innerJoin(units, eq(units.id, meters.unitId))
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .innerJoin(enterprises, eq(enterprises.id, anomalies.enterpriseId));

export type AnomalyRow = Awaited<ReturnType<typeof selectAnomalies>>[number];

interface AnomalyFilter {
  within?: SQL | undefined;
  state?: AnomalyState | undefined;
  keyword?: string | undefined;
}

const about = ({ keyword, within }: AnomalyFilter) =>
  and(within, contains(keyword, meters.meterNo, units.no, buildings.name, enterprises.shortName));

export const listAnomalies = (
  db: Db,
  { sort, pageNo, pageSize, ...filter }: AnomalyFilter & Page<'created'>,
): Promise<AnomalyRow[]> =>
  selectAnomalies(db)
    .where(and(about(filter), isAnomalyIn(filter.state)))
    .orderBy(...sorted(sort, { created: anomalies.createdAt }, anomalies.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countAnomalies = (db: Db, filter: AnomalyFilter) =>
  countTabs(anomalyStates, isAnomalyIn, (columns) =>
    db
      .select(columns)
      .from(anomalies)
      .innerJoin(meters, eq(meters.id, anomalies.meterId))
      .innerJoin(units, eq(units.id, meters.unitId))
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .innerJoin(enterprises, eq(enterprises.id, anomalies.enterpriseId))
      .where(about(filter)),
  );
