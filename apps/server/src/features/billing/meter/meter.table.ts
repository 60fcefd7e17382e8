import type { FeeNames, Price } from '@portal/contract/billing/bill-price';
import type { FeeBasis } from '@portal/contract/billing/charge-terms';
import type {
  AnomalyKind,
  AnomalyState,
  FeeCode,
  MeterKind,
  MeterState,
  ReadingSource,
  ReadingState,
} from '@portal/contract/billing/terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { units } from '../../building/building.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';

const quantity = () => bigint({ mode: 'number' });

/** Registers of a time-of-use meter. */
export interface TouRegisters {
  peakX100: number;
  flatX100: number;
  valleyX100: number;
}

/** The fixed fees, one row each, and the park's own fee items, which alone have names. */
export const feeItems = pgTable(
  'fee_item',
  {
    ...commonColumns,
    code: text().$type<FeeCode>().notNull(),
    taxPpm: integer().notNull(),
    enabled: boolean().notNull().default(true),
    names: jsonb().$type<FeeNames>(),
    /** Heading under which it is listed. */
    category: text().notNull().default(''),
    basis: text().$type<FeeBasis>(),
    unit: text().notNull().default(''),
    /** Null if the price is entered each time. */
    unitPriceE4: quantity(),
    /** Account in the park's books. */
    ledgerAccount: text().notNull().default(''),
    /** Every bill by hand needs a second person, whatever its amount. */
    alwaysSecond: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('fee_item_code').on(table.code),
    check('fee_item_own', sql`(names is null) = (basis is null)`),
  ],
);

/** Prices by their first day. A price that is changed before it begins is withdrawn and replaced by another row. */
export const tariffs = pgTable(
  'tariff',
  {
    ...commonColumns,
    feeCode: text().$type<FeeCode>().notNull(),
    price: jsonb().$type<Price>().notNull(),
    effectiveFrom: date({ mode: 'string' }).notNull(),
    /** The last day of a price that was ended; null if the next price ends it. */
    endsOn: date({ mode: 'string' }),
    withdrawnAt: instant(),
    /** The price that replaced this one before it began. */
    successorId: text(),
    /** Who withdrew or ended it, and when. */
    closedBy: text(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('tariff_from')
      .on(table.feeCode, table.effectiveFrom)
      .where(sql`withdrawn_at is null and (ends_on is null or ends_on >= effective_from)`),
    // The day before its first one: it was ended before it applied.
    check('tariff_end', sql`ends_on is null or ends_on >= effective_from - 1`),
    check('tariff_closed', sql`(closed_at is null) = (withdrawn_at is null and ends_on is null)`),
  ],
);

export const meters = pgTable(
  'meter',
  {
    ...commonColumns,
    meterNo: text().notNull(),
    kind: text().$type<MeterKind>().notNull(),
    unitId: text()
      .notNull()
      .references(() => units.id),
    /** The enterprise that added the meter; usage is billed to the unit's tenant. */
    enterpriseId: text().references(() => enterprises.id),
    multiplier: integer().notNull(),
    digits: integer().notNull(),
    initialX100: quantity().notNull(),
    initialTou: jsonb().$type<TouRegisters>(),
    /** Value and month of the latest reading. */
    lastX100: quantity().notNull(),
    lastPeriod: text().notNull().default(''),
    status: text().$type<MeterState>().notNull(),
    replacedById: text(),
    /** The first day on which it is out of service; null while it stays. */
    closedFrom: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('meter_no').on(table.meterNo),
    index('meter_unit').on(table.unitId),
    index('meter_enterprise').on(table.enterpriseId),
    index('meter_replaced').on(table.replacedById),
    index('meter_read').on(table.lastPeriod, table.id),
  ],
);

export const readings = pgTable(
  'meter_reading',
  {
    ...commonColumns,
    meterId: text()
      .notNull()
      .references(() => meters.id),
    /** Tenant at the time, who can see the reading. */
    enterpriseId: text(),
    period: text().notNull(),
    readAt: instant().notNull(),
    previousX100: quantity().notNull(),
    readingX100: quantity().notNull(),
    tou: jsonb().$type<TouRegisters>(),
    isRolledOver: boolean().notNull().default(false),
    /** Calculated from the previous reading; null if the register fell without explanation. */
    usageX100: quantity(),
    touUsage: jsonb().$type<TouRegisters>(),
    nightX100: quantity(),
    /** Night usage by day, starting with the first of the month. */
    nightsX100: quantity().array(),
    photoFileId: text().notNull().default(''),
    source: text().$type<ReadingSource>().notNull(),
    status: text().$type<ReadingState>().notNull(),
  },
  (table) => [
    uniqueIndex('meter_reading_period').on(table.meterId, table.period),
    index('meter_reading_read').on(table.readAt, table.id),
    index('meter_reading_month').on(table.period),
    index('meter_reading_raw').on(table.readAt, table.id).where(sql`status <> 'CHECKED'`),
    check('meter_reading_usage', sql`usage_x_100 is null or usage_x_100 >= 0`),
  ],
);

/** What a meter showed at the beginning of a day within a month, by which a price that begins then is split. */
export const dayReadings = pgTable(
  'meter_day_reading',
  {
    ...commonColumns,
    meterId: text()
      .notNull()
      .references(() => meters.id),
    day: date({ mode: 'string' }).notNull(),
    readingX100: quantity().notNull(),
    tou: jsonb().$type<TouRegisters>(),
  },
  (table) => [uniqueIndex('meter_day_reading_day').on(table.meterId, table.day)],
);

/** Anomalies of readings, with the tenant's response. */
export const anomalies = pgTable(
  'meter_anomaly',
  {
    ...commonColumns,
    meterId: text()
      .notNull()
      .references(() => meters.id),
    readingId: text()
      .notNull()
      .references(() => readings.id, { onDelete: 'cascade' }),
    enterpriseId: text().notNull(),
    kind: text().$type<AnomalyKind>().notNull(),
    period: text().notNull(),
    usageX100: quantity().notNull(),
    lastYearX100: quantity(),
    nightX100: quantity(),
    /** Repair ticket opened when the tenant confirmed it. */
    ticketId: text(),
    ticketNo: text().notNull().default(''),
    status: text().$type<AnomalyState>().notNull(),
  },
  (table) => [
    uniqueIndex('meter_anomaly_reading').on(table.readingId, table.kind),
    index('meter_anomaly_meter').on(table.meterId),
    index('meter_anomaly_created').on(table.createdAt, table.id),
  ],
);

export type FeeItem = typeof feeItems.$inferSelect;
export type Tariff = typeof tariffs.$inferSelect;
export type DayReading = typeof dayReadings.$inferSelect;
export type Meter = typeof meters.$inferSelect;
export type Reading = typeof readings.$inferSelect;
export type Anomaly = typeof anomalies.$inferSelect;
