import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** PAID came and was used, HELD came and was not, RETURNED went back of what was used, RELEASED of what was not. */
export type LedgerEvent = 'PAID' | 'HELD' | 'RETURNED' | 'RELEASED';

/**
 * Movements of money, added to and never changed: the server's role may insert and read only, and a trigger, which the
 * migration writes by hand (`ledger_balanced`), refuses a transfer whose entries do not sum up to nothing.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfer',
  {
    id: text().primaryKey(),
    event: text().$type<LedgerEvent>().notNull(),
    /** The try, the refund or the line of a bank's statement it is of: each moves money once. */
    causeId: text().notNull(),
    /** Null of money that nobody has claimed. */
    payOrderId: text(),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transfer_cause').on(table.causeId),
    index('ledger_transfer_order').on(table.payOrderId),
    index('ledger_transfer_at').on(table.at),
  ],
);

/** Integer fen; what comes to an account is positive, what goes from it negative. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    transferId: text()
      .notNull()
      .references(() => ledgerTransfers.id),
    position: integer().notNull(),
    /** `CHANNEL:…`, `SOLD:…` or `SUSPENSE`. */
    account: text().notNull(),
    amountFen: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entry_once').on(table.transferId, table.position),
    index('ledger_entry_account').on(table.account, table.amountFen),
  ],
);

/** What the checks of the ledger have found. */
export const ledgerChecks = pgTable('ledger_check', {
  id: text().primaryKey(),
  at: instant().notNull(),
  isBalanced: boolean().notNull(),
  transfers: integer().notNull(),
  findings: jsonb().$type<LedgerFinding[]>().notNull(),
});

/** Worded when it is read. */
export type LedgerFinding =
  | { kind: 'UNEQUAL'; id: string }
  | { kind: 'CHANNEL'; channel: string; bookedFen: number; countedFen: number }
  | { kind: 'SUSPENSE'; bookedFen: number; countedFen: number };
