import type { BookingKind, BookingState, DepositState } from '@portal/contract/booking-terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../database/columns.ts';

/** What comes with a booking, `fen` each. */
export interface BookedService {
  name: string;
  qty: number;
  fen: number;
}

/**
 * Times that people have booked of something, or wait for. Exclusion constraints, which the migration writes by hand,
 * keep whoever is second from a time that is held: of the same resource (`booking_resource_free`), and of the same
 * user (`booking_user_free`).
 */
export const bookings = pgTable(
  'booking',
  {
    ...commonColumns,
    /** What is booked; the feature of its kind knows the table. */
    kind: text().$type<BookingKind>().notNull().default('ROOM'),
    resourceId: text().notNull(),
    userId: text().notNull(),
    enterpriseId: text(),
    title: text().notNull(),
    attendees: integer().notNull(),
    isPrivate: boolean().notNull(),
    startAt: instant().notNull(),
    /** Not included: the next one begins at it. */
    endAt: instant().notNull(),
    /** Until when the time is held: the end, unless it was released earlier. */
    heldUntil: instant().notNull(),
    status: text().$type<BookingState>().notNull(),
    /** What it costs, in fen, after the slots that cost nothing. */
    amountFen: integer().notNull().default(0),
    freeSlots: integer().notNull().default(0),
    /** Part of the price, each at the price of the day it was booked. */
    services: jsonb().$type<BookedService[]>().notNull().default([]),
    /** Paid with the price; what is kept of it is what was damaged. */
    depositFen: integer().notNull().default(0),
    depositState: text().$type<DepositState>().notNull().default('NONE'),
    deductedFen: integer().notNull().default(0),
    seriesId: text(),
    /** Until when an offer can be taken, a request be decided, or the price be paid. */
    offeredUntil: instant(),
    /** The time that somebody waited for, where only what was left of it was offered. */
    requestedStartAt: instant(),
    requestedEndAt: instant(),
    /** Since when the time is booked; who gets it after it has begun has as long to check in as others. */
    confirmedAt: instant(),
    checkInAt: instant(),
    /** When the operators were reminded that it waits for approval. */
    remindedAt: instant(),
    /** The park's, of a refusal or a cancellation. */
    reason: text().notNull().default(''),
  },
  (table) => [
    index('booking_resource').on(table.resourceId, table.startAt),
    index('booking_user').on(table.userId, table.startAt, table.id),
    index('booking_enterprise').on(table.enterpriseId, table.startAt),
    index('booking_start').on(table.kind, table.startAt, table.id),
    index('booking_created').on(table.kind, table.createdAt, table.id),
    index('booking_unsettled')
      .on(table.status, table.startAt)
      .where(sql`status in ('WAITING', 'OFFERED', 'PENDING', 'TO_PAY', 'CONFIRMED', 'CHECKED_IN')`),
    check('booking_time', sql`start_at < end_at and held_until <= end_at`),
    check('booking_deposit', sql`deducted_fen between 0 and deposit_fen`),
  ],
);

export type Booking = typeof bookings.$inferSelect;

/** The secret addresses of users' calendars; only their hash is kept. */
export const bookingFeeds = pgTable('booking_feed', {
  userId: text().primaryKey(),
  tokenHash: text().notNull().unique(),
  createdAt: instant().notNull(),
});
