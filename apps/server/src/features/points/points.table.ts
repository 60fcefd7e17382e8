import type { PointReason } from '@portal/contract/points';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/**
 * Movements of points, added to and never changed: the server's role may insert and read only, and a trigger, which
 * the migration writes by hand (`points_balanced`), refuses a movement whose entries do not sum up to nothing.
 */
export const pointTransfers = pgTable(
  'point_transfer',
  {
    id: text().primaryKey(),
    /** What happens once: the same key moves nothing again. */
    key: text().notNull(),
    reason: text().$type<PointReason>().notNull(),
    /** What it is about. */
    refType: text().notNull(),
    refId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('point_transfer_key').on(table.key),
    index('point_transfer_ref').on(table.refType, table.refId),
  ],
);

/** What comes to an account is positive, what goes from it negative. */
export const pointEntries = pgTable(
  'point_entry',
  {
    transferId: text()
      .notNull()
      .references(() => pointTransfers.id),
    position: integer().notNull(),
    /** `USER:…`, `ESCROW:…` of a post, or `PARK`, which gives points out and takes forfeited ones. */
    account: text().notNull(),
    delta: integer().notNull(),
    /** Null of the park, whose balance nobody asks for. */
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

/** What is left on each account but the park's; it follows from the entries, and is locked while points move. */
export const pointBalances = pgTable(
  'point_balance',
  { account: text().primaryKey(), balance: integer().notNull().default(0) },
  () => [check('point_balance_least', sql`balance >= 0`)],
);
