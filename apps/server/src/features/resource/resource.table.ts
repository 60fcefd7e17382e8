import type { BookableState } from '@portal/contract/booking/terms';
import type { Picture } from '@portal/contract/fields';
import type { OpenMode, ResourceCode, ResourceRequestState } from '@portal/contract/resource/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';

/**
 * Resources shared by enterprises of the park. Columns a code does not use are empty; instruments are booked by the
 * half hour.
 */
export const resources = pgTable(
  'resource',
  {
    ...commonColumns,
    code: text().$type<ResourceCode>().notNull(),
    name: text().notNull(),
    ownerName: text().notNull(),
    /** The owner's page in the portal, if there is one. */
    enterpriseId: text(),
    intro: text().notNull(),
    openMode: text().$type<OpenMode>().notNull(),
    feeText: text().notNull(),
    place: text().notNull(),
    /** Shown only to users whose request the park has agreed to. */
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** More pictures, in display order. */
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    facts: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    status: text().$type<BookableState>().notNull(),
    statusNote: text().notNull(),
    latin: text().notNull().default(''),
    genus: text().notNull().default(''),
    /** Blooming months; the range may wrap around the year. */
    bloomFrom: integer(),
    bloomTo: integer(),
    maturity: integer(),
    openFrom: text().notNull().default('08:00'),
    openTo: text().notNull().default('20:00'),
    maxSlots: integer().notNull().default(8),
    needApproval: boolean().notNull().default(false),
    /** Price of one unit: a sample or a batch. */
    unitFen: integer().notNull().default(0),
    unitName: text().notNull().default('样'),
    closedDates: date().array().notNull().default([]),
    /** The first day on which it is out of service; null while it stays. */
    closedFrom: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('resource_name').on(table.name),
    index('resource_code').on(table.code, table.createdAt),
    check('resource_hours', sql`open_from < open_to`),
    check('resource_maturity', sql`maturity between 1 and 9`),
  ],
);

/** A user's request for a resource, with its purpose. */
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
    // Allows one open request per user and resource, even for simultaneous calls.
    uniqueIndex('resource_request_open').on(table.resourceId, table.userId).where(sql`status = 'SUBMITTED'`),
    index('resource_request_created').on(table.createdAt, table.id),
    index('resource_request_status').on(table.status, table.createdAt, table.id),
  ],
);

export type ResourceRecord = typeof resources.$inferSelect;
export type ResourceRequestRecord = typeof resourceRequests.$inferSelect;
