import type {
  ImportKind,
  ImportRowState,
  ImportState,
  ImportVerdict,
  MappingBasis,
  MoneyUnit,
} from '@portal/contract/import/terms';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../platform/database/columns.ts';
import type { Proposal } from '../../platform/workflow/second-person.ts';

/** Who had it written or undone; the job acts in their name. */
interface ImportBy {
  userId: string;
  ip: string;
  userAgent: string;
  /** It reads an archive of the park, which two administrators agreed to: all kinds are theirs. */
  isWholePark?: true;
}

/** Imports, one for each uploaded file. */
export const importRuns = pgTable(
  'import_run',
  {
    ...commonColumns,
    no: text().notNull(),
    fileName: text().notNull(),
    status: text().$type<ImportState>().notNull(),
    kinds: text().array().$type<ImportKind[]>().notNull(),
    /** Who works on it since it was handed over. */
    handlerId: text(),
    /** Rows of the current step, and how many of them are done. */
    totalRows: integer().notNull().default(0),
    doneRows: integer().notNull().default(0),
    proposal: jsonb().$type<Proposal<'approve'>>(),
    actingFor: jsonb().$type<ImportBy>(),
    checkedAt: instant(),
    startedAt: instant(),
    writtenAt: instant(),
  },
  (table) => [
    uniqueIndex('import_run_no').on(table.no),
    index('import_run_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('import_run_working')
      .on(table.id)
      .where(statusIn(['CHECKING', 'WRITING', 'UNDOING'])),
  ],
);

/** A column of a sheet, and the field it is read into. */
export interface MappedColumn {
  head: string;
  samples: string[];
  field: string | null;
  basis: MappingBasis | null;
  /** The unit that a line above the table names for amounts, if there is one. */
  unit?: MoneyUnit | null;
}

/** Values of a file by field, with the options that they stand for. */
export type ValueMapping = Record<string, Record<string, string>>;

/** Sheets of an import, in the order of their kinds. */
export const importSheets = pgTable(
  'import_sheet',
  {
    id: text().primaryKey(),
    runId: text()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    columns: jsonb().$type<MappedColumn[]>().notNull(),
    /** Texts for fields that no column has. */
    constants: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What values of the file stand for, by field. */
    values: jsonb().$type<ValueMapping>().notNull().default({}),
  },
  (table) => [uniqueIndex('import_sheet_position').on(table.runId, table.position)],
);

/** Rows of a sheet. A verdict of null is yet to be found. */
export const importRows = pgTable(
  'import_row',
  {
    sheetId: text()
      .notNull()
      .references(() => importSheets.id, { onDelete: 'cascade' }),
    /** Number in the file, from 1. */
    line: integer().notNull(),
    cells: text().array().notNull(),
    /** Mended texts by field. */
    mended: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Natural key; empty if a part of it is missing. */
    key: text().notNull().default(''),
    verdict: text().$type<ImportVerdict>(),
    /** Its doubts were answered. */
    isAccepted: boolean().notNull().default(false),
    isSkipped: boolean().notNull().default(false),
    status: text().$type<ImportRowState>().notNull().default('OPEN'),
    /** The written entity, its version since, and its content before; null for a new one. */
    entityId: text(),
    entityVersion: integer(),
    before: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.line] }),
    index('import_row_key').on(table.sheetId, table.key, table.line),
    index('import_row_verdict').on(table.sheetId, table.verdict, table.line),
    index('import_row_unchecked').on(table.sheetId, table.line).where(sql`verdict is null`),
    index('import_row_status').on(table.sheetId, table.status, table.line),
  ],
);

/** Remembered layouts: the fields of the columns of a file with the same heads, and what its values stand for. */
export const importLayouts = pgTable(
  'import_layout',
  {
    kind: text().$type<ImportKind>().notNull(),
    /** Hash of the heads. */
    heads: text().notNull(),
    fields: jsonb().$type<(string | null)[]>().notNull(),
    values: jsonb().$type<ValueMapping>().notNull().default({}),
    updatedAt: instant().notNull(),
    updatedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.heads] })],
);

export type ImportRun = typeof importRuns.$inferSelect;
export type ImportSheetRow = typeof importSheets.$inferSelect;
export type ImportRowRecord = typeof importRows.$inferSelect;
