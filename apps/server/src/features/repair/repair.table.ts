import type { RepairKind, RepairLogEvent, RepairPriority, RepairState } from '@portal/contract/repair/terms';
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

/** Assets that carry a label with a scannable code. */
export const repairAssets = pgTable(
  'repair_asset',
  {
    ...commonColumns,
    no: text().notNull(),
    name: text().notNull(),
    typeCode: text().notNull(),
    place: text().notNull(),
    /** The code on its label; the number can be changed, the label cannot. */
    code: text().notNull(),
    /** Anyone who scans the label may report without an account. */
    guests: boolean().notNull().default(true),
    /** The first day on which it is out of service; null while it stays. */
    closedFrom: date({ mode: 'string' }),
  },
  (table) => [uniqueIndex('repair_asset_no').on(table.no), uniqueIndex('repair_asset_code').on(table.code)],
);
export type AssetRow = typeof repairAssets.$inferSelect;

const isOpen = sql`status in ('SUBMITTED', 'ASSIGNED', 'PROCESSING', 'QUOTED', 'ON_HOLD', 'FINISHED', 'REOPENED')`;

export const repairTickets = pgTable(
  'repair_ticket',
  {
    ...commonColumns,
    kind: text().$type<RepairKind>().notNull(),
    typeCode: text().notNull(),
    assetId: text().references(() => repairAssets.id),
    locationText: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    photos: text().array().notNull(),
    /** Voice note of the reporter, instead of a text. */
    audio: text(),
    /** Null for tasks created by the system, and for guests, who follow their report by key. */
    reporterId: text(),
    guestKeyHash: text(),
    enterpriseId: text(),
    phone: text().notNull(),
    expectFrom: instant(),
    expectTo: instant(),
    priority: text().$type<RepairPriority>().notNull(),
    assigneeId: text(),
    /** The dispatcher's planned time, and when the worker started. */
    plannedFrom: instant(),
    plannedTo: instant(),
    startedAt: instant(),
    respondDueAt: instant().notNull(),
    /** When the park first responded: by assigning a worker, or by rejecting. */
    firstReactAt: instant(),
    /** The service clock: its start, its due time, since when it is paused, and the total of earlier pauses. */
    clockFrom: instant().notNull(),
    finishDueAt: instant().notNull(),
    pausedAt: instant(),
    pausedMs: bigint({ mode: 'number' }).notNull().default(0),
    holdUntil: date(),
    quoteFen: bigint({ mode: 'number' }),
    quoteLines: jsonb().$type<{ name: string; fen: number }[]>().notNull().default([]),
    quoteNote: text().notNull().default(''),
    /** The accepted amount, due when the ticket is closed, and the part of it that is paid. */
    acceptedFen: bigint({ mode: 'number' }).notNull().default(0),
    paidFen: bigint({ mode: 'number' }).notNull().default(0),
    finishNote: text().notNull().default(''),
    finishPhotos: text().array().notNull().default(sql`'{}'`),
    finishedAt: instant(),
    closesAt: instant(),
    closedAt: instant(),
    /** How often it was reported as not fixed, or reopened. */
    returns: integer().notNull().default(0),
    rating: integer(),
    /** The reporter's signature that it is repaired: drawn, or a typed name. */
    signature: text(),
    signedName: text().notNull().default(''),
    mergedInto: text(),
    urgedAt: instant(),
    /** Whether dispatchers were notified that it is unanswered, and that it is late. */
    respondNotified: boolean().notNull().default(false),
    lateNotified: boolean().notNull().default(false),
    reason: text().notNull().default(''),
    status: text().$type<RepairState>().notNull(),
  },
  (table) => [
    uniqueIndex('repair_ticket_guest').on(table.guestKeyHash),
    index('repair_ticket_reporter').on(table.reporterId, table.createdAt, table.id),
    index('repair_ticket_enterprise').on(table.enterpriseId, table.createdAt, table.id),
    index('repair_ticket_assignee').on(table.assigneeId, table.createdAt, table.id),
    index('repair_ticket_asset').on(table.assetId, table.createdAt),
    index('repair_ticket_created').on(table.createdAt, table.id),
    index('repair_ticket_due').on(table.finishDueAt, table.id),
    index('repair_ticket_finished').on(table.finishedAt),
    index('repair_ticket_merged').on(table.mergedInto),
    index('repair_ticket_open').on(table.status, table.respondDueAt).where(isOpen),
    index('repair_ticket_owed').on(table.closedAt).where(sql`paid_fen < accepted_fen`),
    check('repair_ticket_paid', sql`paid_fen between 0 and accepted_fen`),
    check('repair_ticket_quote', sql`quote_fen is null or quote_fen > 0`),
    check('repair_ticket_plan', sql`planned_to > planned_from`),
    check('repair_ticket_rating', sql`rating between 1 and 5`),
    check(
      'repair_ticket_worker',
      sql`status not in ('PROCESSING', 'QUOTED', 'ON_HOLD', 'FINISHED') or assignee_id is not null`,
    ),
  ],
);
export type Ticket = typeof repairTickets.$inferSelect;

/** History lines of tickets. */
export const repairLogs = pgTable(
  'repair_log',
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => repairTickets.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    event: text().$type<RepairLogEvent>().notNull(),
    text: text().notNull(),
    photos: text().array().notNull(),
    /** Null for actions of the system. */
    userId: text(),
    /** Visible only to staff. */
    isInternal: boolean().notNull(),
  },
  (table) => [index('repair_log_ticket').on(table.ticketId, table.id)],
);
