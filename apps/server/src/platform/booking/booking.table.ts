import type { BookingKind, BookingState, DepositState } from '@portal/contract/booking/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../database/columns.ts';

/** A service booked along with the time; `fen` is the price of each. */
export interface BookedService {
  name: string;
  qty: number;
  fen: number;
}

/**
 * Bookings and waiting-list entries. Exclusion constraints, written by hand in the migration, keep a second booking off
 * a held time: of the same resource (`booking_resource_free`) and of the same user (`booking_user_free`).
 */
export const bookings = pgTable(
  'booking',
  {
    ...commonColumns,
    /** Id of the booked resource; the feature of the kind knows its table. */
    kind: text().$type<BookingKind>().notNull().default('ROOM'),
    resourceId: text().notNull(),
    userId: text().notNull(),
    enterpriseId: text(),
    title: text().notNull(),
    attendees: integer().notNull(),
    /** Others see that the time is taken, but not what for. */
    isPrivate: boolean().notNull(),
    /** Members of the same enterprise see what a private booking is for. */
    colleaguesSee: boolean().notNull().default(false),
    startAt: instant().notNull(),
    /** Exclusive: the next booking may begin at this instant. */
    endAt: instant().notNull(),
    /** End of the held time; earlier than `endAt` if the rest was released. */
    heldUntil: instant().notNull(),
    status: text().$type<BookingState>().notNull(),
    /** Price in fen, after deducting the free slots. */
    amountFen: integer().notNull().default(0),
    freeSlots: integer().notNull().default(0),
    /** Services included in the price, each at its price on the day of booking. */
    services: jsonb().$type<BookedService[]>().notNull().default([]),
    /** Paid together with the price; damage is deducted from it before it is returned. */
    depositFen: integer().notNull().default(0),
    depositState: text().$type<DepositState>().notNull().default('NONE'),
    deductedFen: integer().notNull().default(0),
    seriesId: text(),
    /** Deadline for accepting an offer, deciding a request or paying. */
    offeredUntil: instant(),
    /** The time originally waited for, where only the rest of it was offered. */
    requestedStartAt: instant(),
    requestedEndAt: instant(),
    /** When the booking was confirmed; a booking confirmed after its start gets the same check-in period from here. */
    confirmedAt: instant(),
    checkInAt: instant(),
    /** When the operators were reminded of the pending approval. */
    remindedAt: instant(),
    /** The park's reason for a rejection or cancellation. */
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

/** Secret addresses of users' calendar feeds; only a hash is stored. */
export const bookingFeeds = pgTable('booking_feed', {
  userId: text().primaryKey(),
  tokenHash: text().notNull().unique(),
  createdAt: instant().notNull(),
});
