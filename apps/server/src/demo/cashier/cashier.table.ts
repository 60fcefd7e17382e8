import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { CashierOutcome } from './cashier-outcomes.ts';

/** The keys of both sides, shared by all server processes. No real money depends on them. */
export const cashierKeys = pgTable('demo_cashier_key', {
  /** PORTAL or CASHIER. */
  holder: text().primaryKey(),
  privateKey: text().notNull(),
  publicKey: text().notNull(),
});

/**
 * Payments at the demo cashier. The state follows from the stored instants and the time of the query, so a restart
 * loses nothing.
 */
export const cashierPayments = pgTable(
  'demo_cashier_payment',
  {
    attemptNo: text().primaryKey(),
    /** Part of the page address, so that nobody can pay by guessing numbers. */
    token: text().notNull().unique(),
    amountFen: bigint({ mode: 'number' }).notNull(),
    title: text().notNull(),
    returnUrl: text().notNull(),
    createdAt: instant().notNull(),
    expireAt: instant().notNull(),
    outcome: text().$type<CashierOutcome>(),
    /** When the outcome takes effect. */
    settlesAt: instant(),
    arrivesFen: bigint({ mode: 'number' }),
    tradeNo: text(),
    failReason: text(),
    closedAt: instant(),
  },
  (table) => [index('demo_cashier_payment_settles').on(table.settlesAt)],
);

export type CashierPayment = typeof cashierPayments.$inferSelect;

export const cashierRefunds = pgTable(
  'demo_cashier_refund',
  {
    refundNo: text().primaryKey(),
    attemptNo: text().notNull(),
    amountFen: bigint({ mode: 'number' }).notNull(),
    channelRefundNo: text().notNull(),
    settlesAt: instant().notNull(),
    failReason: text(),
  },
  (table) => [
    index('demo_cashier_refund_attempt').on(table.attemptNo),
    index('demo_cashier_refund_settles').on(table.settlesAt),
  ],
);

export type CashierRefund = typeof cashierRefunds.$inferSelect;

/** Notices due and sent; `dueAt` moves on with each attempt. */
export const cashierNotices = pgTable(
  'demo_cashier_notice',
  {
    id: text().primaryKey(),
    /** The number of the payment attempt or refund. */
    about: text().notNull(),
    body: text().notNull(),
    dueAt: instant().notNull(),
    tries: integer().notNull().default(0),
    isForged: boolean().notNull().default(false),
    doneAt: instant(),
  },
  (table) => [index('demo_cashier_notice_due').on(table.dueAt).where(sql`done_at is null`)],
);
