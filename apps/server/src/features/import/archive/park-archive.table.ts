import type { ImportKind } from '@portal/contract/import/terms';
import type { ArchiveDirection, ArchiveState } from '@portal/contract/park-archive/lifecycle';
import type { ArchiveFigures, ArchiveManifest } from '@portal/contract/park-archive/manifest';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../../platform/database/columns.ts';

/** The sheet of an uploaded archive, and the import that reads it; null until its turn comes. */
export interface ArchivePart {
  path: string;
  kind: ImportKind;
  importId: string | null;
}

/** Archives of the whole park, written or read. `createdBy` asked for it, another administrator decided. */
export const parkArchives = pgTable(
  'park_archive',
  {
    ...commonColumns,
    no: text().notNull(),
    direction: text().$type<ArchiveDirection>().notNull(),
    status: text().$type<ArchiveState>().notNull(),
    decidedBy: text(),
    /** Whether it holds the stored files too. */
    withFiles: boolean().notNull().default(false),
    fileName: text().notNull().default(''),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Rows to write or read, and how many of them are done. */
    totalRows: integer().notNull().default(0),
    doneRows: integer().notNull().default(0),
    /** Null until it is written. */
    manifest: jsonb().$type<ArchiveManifest>(),
    parts: jsonb().$type<ArchivePart[]>().notNull().default([]),
    /** The figures of the park after it was read. */
    found: jsonb().$type<ArchiveFigures>(),
    finishedAt: instant(),
  },
  (table) => [
    uniqueIndex('park_archive_no').on(table.no),
    // Two at a time would read the same rows twice, or write them twice.
    uniqueIndex('park_archive_open')
      .on(table.direction)
      .where(statusIn(['PROPOSED', 'RUNNING'])),
    index('park_archive_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The database's own guarantee of the four-eyes principle.
    check(
      'park_archive_two',
      sql`status in ('PROPOSED', 'WITHDRAWN') or (decided_by is not null and decided_by <> created_by)`,
    ),
  ],
);

export type ParkArchive = typeof parkArchives.$inferSelect;
