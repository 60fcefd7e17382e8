import type { BookableState } from '@portal/contract/booking-terms';
import type { Picture } from '@portal/contract/fields';
import type { OpenMode, ResourceCode, ResourceRequestState } from '@portal/contract/resource-terms';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';

/** What enterprises of the park share. What a code does not have is empty; instruments are booked by the half hour. */
export const resources = pgTable(
  'resource',
  {
    ...commonColumns,
    code: text().$type<ResourceCode>().notNull(),
    name: text().notNull(),
    ownerName: text().notNull(),
    /** The owner's page in the portal, where there is one. */
    enterpriseId: text(),
    intro: text().notNull(),
    openMode: text().$type<OpenMode>().notNull(),
    feeText: text().notNull(),
    place: text().notNull(),
    /** Told to whom the park has agreed a request, and shown nowhere. */
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** More pictures, in the order they are shown. */
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    facts: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    status: text().$type<BookableState>().notNull(),
    statusNote: text().notNull(),
    latin: text().notNull().default(''),
    genus: text().notNull().default(''),
    /** The months in which it blooms, over the turn of the year too. */
    bloomFrom: integer(),
    bloomTo: integer(),
    maturity: integer(),
    openFrom: text().notNull().default('08:00'),
    openTo: text().notNull().default('20:00'),
    maxSlots: integer().notNull().default(8),
    needApproval: boolean().notNull().default(false),
    /** What one of the unit costs, a sample or a batch. */
    unitFen: integer().notNull().default(0),
    unitName: text().notNull().default('样'),
    closedDates: date().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('resource_name').on(table.name),
    index('resource_code').on(table.code, table.createdAt),
    check('resource_hours', sql`open_from < open_to`),
    check('resource_maturity', sql`maturity between 1 and 9`),
  ],
);

/** Somebody wants to use a resource, and says what for. */
export const resourceRequests = pgTable(
  'resource_request',
  {
    ...commonColumns,
    resourceId: text()
      .notNull()
      .references(() => resources.id),
    userId: text().notNull(),
    enterpriseId: text(),
    purpose: text().notNull(),
    status: text().$type<ResourceRequestState>().notNull(),
    answer: text().notNull().default(''),
  },
  (table) => [
    // One open request each, whoever asks twice at once.
    uniqueIndex('resource_request_open').on(table.resourceId, table.userId).where(sql`status = 'SUBMITTED'`),
    index('resource_request_created').on(table.createdAt, table.id),
    index('resource_request_status').on(table.status, table.createdAt, table.id),
  ],
);

export type ResourceRecord = typeof resources.$inferSelect;
export type ResourceRequestRecord = typeof resourceRequests.$inferSelect;
