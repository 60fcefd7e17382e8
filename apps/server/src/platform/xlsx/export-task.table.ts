import type { ExportState } from '@portal/contract/export';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Long exports with their owner and progress. The spreadsheet itself is in the file store. */
export const exportTasks = pgTable(
  'export_task',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** The file's name. */
    name: text().notNull(),
    state: text().$type<ExportState>().notNull(),
    doneRows: integer().notNull().default(0),
    totalRows: integer().notNull(),
    createdAt: instant().notNull(),
    /** The time of the last progress: an export without any for long is considered dead. */
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('export_task_user').on(table.userId, table.createdAt),
    index('export_task_age').on(table.createdAt),
  ],
);
