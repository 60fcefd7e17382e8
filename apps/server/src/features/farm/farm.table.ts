import type { BatchStage, BatchState, StepKind } from '@portal/contract/farm/terms';
import type { Attachment, Picture } from '@portal/contract/fields';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';

/** A batch: what one grower harvested of one variety and ships under one number. */
export const farmBatches = pgTable(
  'farm_batch',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    batchNo: text().notNull(),
    variety: text().notNull(),
    grade: text().notNull(),
    place: text().notNull(),
    carrier: text().notNull(),
    stems: integer().notNull(),
    bunches: integer(),
    tips: text().array().notNull(),
    /** Minutes between two readings; anything longer than three intervals is a gap. */
    intervalMin: integer().notNull(),
    okFromTenths: integer().notNull(),
    okToTenths: integer().notNull(),
    limitTenths: integer().notNull(),
    picture: jsonb().$type<Picture>(),
    status: text().$type<BatchState>().notNull(),
    /** Derived from the steps. */
    stage: text().$type<BatchStage>().notNull(),
    /** Reason of the last recall. */
    reason: text().notNull().default(''),
    publishedAt: instant(),
    recalledAt: instant(),
  },
  (table) => [
    uniqueIndex('farm_batch_no').on(table.batchNo),
    index('farm_batch_public')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status <> 'DRAFT'`),
    index('farm_batch_grower').on(
      table.enterpriseId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('farm_batch_published').on(table.publishedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    check('farm_batch_published_at', sql`status = 'DRAFT' or published_at is not null`),
  ],
);

/** Recorded steps of a batch. */
export const farmSteps = pgTable(
  'farm_step',
  {
    ...commonColumns,
    batchId: text()
      .notNull()
      .references(() => farmBatches.id),
    kind: text().$type<StepKind>().notNull(),
    at: instant().notNull(),
    text: text().notNull(),
    stems: integer(),
    material: jsonb().$type<{ name: string; dose: string; safeDays: number | null }>(),
    inspection: jsonb().$type<{
      lab: string;
      items: number | null;
      isPassed: boolean;
      vaseTenths: number | null;
    }>(),
    picture: jsonb().$type<Picture>(),
    /** The laboratory's inspection report, public like the record. */
    report: jsonb().$type<Attachment>(),
  },
  (table) => [index('farm_step_batch').on(table.batchId, table.at, table.id)],
);

/** Temperatures in the middle of a box, in tenths of a °C. */
export const farmReadings = pgTable(
  'farm_reading',
  {
    batchId: text()
      .notNull()
      .references(() => farmBatches.id),
    at: instant().notNull(),
    tenths: integer().notNull(),
    createdAt: instant().notNull(),
    createdBy: text(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.at] })],
);

export type BatchRecord = typeof farmBatches.$inferSelect;
export type StepRecord = typeof farmSteps.$inferSelect;
