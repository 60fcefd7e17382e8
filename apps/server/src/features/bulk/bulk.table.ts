import type { BulkValues } from '@portal/contract/bulk/bulk';
import type { BulkKind, BulkRowState, BulkState } from '@portal/contract/bulk/terms';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../platform/database/columns.ts';

/** Who had it run or taken back; the job acts in their name. */
interface BulkBy {
  userId: string;
  ip: string;
  userAgent: string;
}

/** Acts on many rows of a list: from the preview to the last row. */
export const bulkRuns = pgTable(
  'bulk_run',
  {
    ...commonColumns,
    no: text().notNull(),
    kind: text().$type<BulkKind>().notNull(),
    /** Path of the call that reads the list. */
    list: text().notNull(),
    values: jsonb().$type<BulkValues>().notNull(),
    status: text().$type<BulkState>().notNull(),
    /** Rows of the current step, and how many of them are done. */
    totalRows: integer().notNull().default(0),
    doneRows: integer().notNull().default(0),
    actingFor: jsonb().$type<BulkBy>(),
    doneAt: instant(),
  },
  (table) => [
    uniqueIndex('bulk_run_no').on(table.no),
    index('bulk_run_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('bulk_run_working')
      .on(table.id)
      .where(statusIn(['RUNNING', 'UNDOING', 'PREPARED'])),
  ],
);

/** Rows of a run, as the preview found them. Names are looked up when they are shown. */
export const bulkRows = pgTable(
  'bulk_row',
  {
    runId: text()
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    entityId: text().notNull(),
    /** Rows of one group are one act. */
    groupKey: text().notNull(),
    status: text().$type<BulkRowState>().notNull(),
    /** Why it was left, as a code; null for a row that is done or to be done. */
    reason: text(),
    /** The version that was previewed, or that the act left behind. */
    entityVersion: integer().notNull(),
    fen: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    uniqueIndex('bulk_row_once').on(table.runId, table.entityId),
    index('bulk_row_status').on(table.runId, table.status, table.position),
    index('bulk_row_group').on(table.runId, table.groupKey),
  ],
);

export type BulkRunRecord = typeof bulkRuns.$inferSelect;
export type BulkRowRecord = typeof bulkRows.$inferSelect;
