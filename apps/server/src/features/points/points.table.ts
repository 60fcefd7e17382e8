import type { PointReason } from '@portal/contract/points';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/**
 * Movements of points, append-only: the server's role may only insert and read, and a trigger, written by hand in the
 * migration (`points_balanced`), rejects a movement whose entries do not add up to zero.
 */
export const pointTransfers = pgTable(
  'point_transfer',
  {
    id: text().primaryKey(),
    /** Idempotency key: the same key moves points only once. */
    key: text().notNull(),
    reason: text().$type<PointReason>().notNull(),
    /** Subject of the movement. */
    refType: text().notNull(),
    refId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('point_transfer_key').on(table.key),
    index('point_transfer_ref').on(table.refType, table.refId),
  ],
);

/** Positive for credits to an account, negative for debits. */
export const pointEntries = pgTable(
  'point_entry',
  {
    transferId: text()
      .notNull()
      .references(() => pointTransfers.id),
    position: integer().notNull(),
    /** `USER:…`, `ESCROW:…` of a post, or `PARK`, which issues points and receives forfeited ones. */
    account: text().notNull(),
    delta: integer().notNull(),
    /** Null for the park, whose balance is never needed. */
    balanceAfter: integer(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('point_entry_once').on(table.transferId, table.position),
    index('point_entry_account').on(
      table.account,
      table.at.desc().nullsFirst(),
      table.transferId.desc().nullsFirst(),
    ),
  ],
);

/** Balances of all accounts except the park's, derived from the entries and locked while points move. */
export const pointBalances = pgTable(
  'point_balance',
  { account: text().primaryKey(), balance: integer().notNull().default(0) },
  () => [check('point_balance_least', sql`balance >= 0`)],
);
