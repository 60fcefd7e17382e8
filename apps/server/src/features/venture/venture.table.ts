import type { Picture } from '@portal/contract/fields';
import type { VentureStage } from '@portal/contract/finance/terms';
import type { VentureContent } from '@portal/contract/venture/public';
import type {
  IntroductionKind,
  IntroductionState,
  ReadingKind,
  RoomFolder,
  RoomState,
  VentureCheck,
  VentureField,
  VentureState,
} from '@portal/contract/venture/terms';
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
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { institutions } from '../finance/finance.table.ts';

/** Ventures seeking funding, owned by an enterprise or a person. */
export const ventures = pgTable(
  'venture',
  {
    ...commonColumns,
    /** The contest entry it started from. */
    entryId: text(),
    /** Null for a venture of a person. */
    enterpriseId: text().references(() => enterprises.id),
    /** The creator, and the owner if there is no enterprise. */
    ownerUserId: text().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    stage: text().$type<VentureStage>().notNull(),
    fields: text().array().$type<VentureField[]>().notNull(),
    product: text().notNull(),
    needFen: bigint({ mode: 'number' }).notNull(),
    /** Hundredths of a percent. */
    equityX100: integer().notNull(),
    uses: jsonb().$type<VentureContent['uses']>().notNull(),
    team: jsonb().$type<VentureContent['team']>().notNull(),
    teamSize: integer().notNull(),
    wanted: text().notNull(),
    /** Newest first. */
    progress: jsonb().$type<VentureContent['progress']>().notNull(),
    picture: jsonb().$type<Picture>(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    status: text().$type<VentureState>().notNull(),
    /** What the park checked in the last approved review. */
    checked: text().array().$type<VentureCheck[]>().notNull().default([]),
    /** Number of institutions that agreed to talk; lists are sorted by it. */
    talks: integer().notNull().default(0),
    /** Number of documents in its data room. */
    documents: integer().notNull().default(0),
    /** Why it was last rejected or withdrawn. */
    reason: text().notNull().default(''),
    submittedAt: instant(),
    publishedAt: instant(),
    withdrawnAt: instant(),
  },
  (table) => [
    index('venture_latest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    index('venture_stage')
      .on(table.stage, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    index('venture_need')
      .on(table.needFen.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    index('venture_talks')
      .on(table.talks.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    index('venture_of_enterprise').on(table.enterpriseId, table.updatedAt, table.id),
    index('venture_of_person').on(table.ownerUserId, table.updatedAt, table.id),
    index('venture_submitted').on(table.submittedAt.desc().nullsLast(), table.id.desc().nullsLast()),
    index('venture_by_need').on(table.needFen, table.id),
    index('venture_of_entry').on(table.entryId).where(sql`entry_id is not null`),
    check('venture_amounts', sql`need_fen > 0 and equity_x_100 between 1 and 4900`),
  ],
);

/** Documents of a data room; their files are private to the owners. */
export const ventureDocuments = pgTable(
  'venture_document',
  {
    ...commonColumns,
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    folder: text().$type<RoomFolder>().notNull(),
    title: text().notNull(),
    fileId: text().notNull(),
    fileName: text().notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** When it was removed: nobody can open it any more, but the reading log still names it. */
    removedAt: instant(),
  },
  (table) => [
    index('venture_document_room').on(table.ventureId, table.folder, table.createdAt),
    // A file belongs to one data room, so that nobody can add somebody else's file to theirs.
    uniqueIndex('venture_document_file').on(table.fileId).where(sql`removed_at is null`),
  ],
);

/** Requests of enterprises for access to folders, with the decision. */
export const ventureAccesses = pgTable(
  'venture_access',
  {
    ...commonColumns,
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    folders: text().array().$type<RoomFolder[]>().notNull(),
    purpose: text().notNull(),
    status: text().$type<RoomState>().notNull(),
    granted: text().array().$type<RoomFolder[]>().notNull().default([]),
    /** The last day of access. */
    until: date({ mode: 'string' }),
    mayDownload: boolean().notNull().default(false),
    /** Why it was refused or revoked. */
    reason: text().notNull().default(''),
    /** When it expires, unanswered or after its last day; null once it is closed. */
    dueAt: instant(),
  },
  (table) => [
    index('venture_access_room').on(table.ventureId, table.createdAt, table.id),
    index('venture_access_reader').on(
      table.enterpriseId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('venture_access_due').on(table.dueAt).where(sql`due_at is not null`),
    // Allows one pending request per venture and enterprise.
    uniqueIndex('venture_access_open').on(table.ventureId, table.enterpriseId).where(sql`status = 'ASKED'`),
    check('venture_access_until', sql`status <> 'GRANTED' or until is not null`),
  ],
);

/** Readings of documents by others; append only. */
export const ventureReadings = pgTable(
  'venture_reading',
  {
    id: text().primaryKey(),
    at: instant().notNull(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    documentId: text()
      .notNull()
      .references(() => ventureDocuments.id),
    enterpriseId: text().notNull(),
    userId: text().notNull(),
    kind: text().$type<ReadingKind>().notNull(),
  },
  (table) => [
    index('venture_reading_room').on(
      table.ventureId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('venture_reading_reader').on(table.ventureId, table.enterpriseId, table.at.desc().nullsFirst()),
  ],
);

/** Introductions between an institution and a venture or enterprise. */
export const introductions = pgTable(
  'venture_introduction',
  {
    ...commonColumns,
    kind: text().$type<IntroductionKind>().notNull(),
    institutionId: text()
      .notNull()
      .references(() => institutions.id),
    ventureId: text().references(() => ventures.id),
    /** The other side: an enterprise, or the person who owns the venture. */
    partyEnterpriseId: text().references(() => enterprises.id),
    partyUserId: text(),
    message: text().notNull(),
    requestedDay: date({ mode: 'string' }),
    answer: text().notNull().default(''),
    status: text().$type<IntroductionState>().notNull(),
    dueAt: instant(),
  },
  (table) => [
    index('venture_introduction_institution').on(table.institutionId, table.updatedAt, table.id),
    index('venture_introduction_party').on(table.partyEnterpriseId, table.updatedAt, table.id),
    index('venture_introduction_person').on(table.partyUserId, table.updatedAt, table.id),
    index('venture_introduction_venture').on(table.ventureId, table.updatedAt, table.id),
    index('venture_introduction_due').on(table.dueAt).where(sql`due_at is not null`),
    // Allows only one pending or agreed introduction per pair.
    uniqueIndex('venture_introduction_pair')
      .on(table.institutionId, table.ventureId)
      .where(sql`venture_id is not null and status in ('SENT', 'AGREED')`),
    uniqueIndex('venture_introduction_talk')
      .on(table.institutionId, table.partyEnterpriseId)
      .where(sql`venture_id is null and status = 'SENT'`),
    check('venture_introduction_about', sql`(venture_id is null) = (kind = 'TALK')`),
    check('venture_introduction_party_is_one', sql`(party_enterprise_id is null) <> (party_user_id is null)`),
  ],
);

export type VentureRecord = typeof ventures.$inferSelect;
export type DocumentRecord = typeof ventureDocuments.$inferSelect;
export type AccessRecord = typeof ventureAccesses.$inferSelect;
export type IntroductionRecord = typeof introductions.$inferSelect;
