import type { ExportState } from '@portal/contract/export';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Long-running exports with their owner and progress. The spreadsheet itself is in the file store. */
export const exportTasks = pgTable(
  'export_task',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    /** File name. */
    name: text().notNull(),
    state: text().$type<ExportState>().notNull(),
    doneRows: integer().notNull().default(0),
    totalRows: integer().notNull(),
    createdAt: instant().notNull(),
    /** Time of the last progress; an export without recent progress counts as dead. */
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('export_task_user').on(table.userId, table.createdAt),
    index('export_task_age').on(table.createdAt),
  ],
);
