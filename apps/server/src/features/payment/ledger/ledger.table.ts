import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/**
 * PAID: received and used. HELD: received and not used. RETURNED: given back after use. RELEASED: given back unused.
 * CREDITED: became credit of an enterprise. OFFSET: taken back after use, and credited. USED: credit that paid.
 * RESERVED: credit that is being paid back. REVERSED: a receipt taken back.
 */
export type LedgerEvent =
  | 'PAID'
  | 'HELD'
  | 'RETURNED'
  | 'RELEASED'
  | 'CREDITED'
  | 'OFFSET'
  | 'USED'
  | 'RESERVED'
  | 'REVERSED';

/**
 * Movements of money, append-only: the server's role may only insert and read, and a trigger, written by hand in the
 * migration (`ledger_balanced`), rejects a transfer whose entries do not add up to zero.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfer',
  {
    id: text().primaryKey(),
    event: text().$type<LedgerEvent>().notNull(),
    /** The attempt, refund or bank line that caused it; each moves money only once. */
    causeId: text().notNull(),
    /** Null for money not assigned to an order. */
    payOrderId: text(),
    /** Whose account it concerns, where no order says so. */
    enterpriseId: text(),
    /** What somebody wrote about it; empty if nothing. */
    note: text().notNull().default(''),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transfer_cause').on(table.causeId),
    index('ledger_transfer_order').on(table.payOrderId),
    index('ledger_transfer_enterprise').on(table.enterpriseId, table.at, table.id),
    index('ledger_transfer_at').on(table.at),
  ],
);

/** Amounts in fen; positive for credits to an account, negative for debits. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    transferId: text()
      .notNull()
      .references(() => ledgerTransfers.id),
    position: integer().notNull(),
    /** `CHANNEL:…`, `SOLD:…`, `CREDIT:…` with an enterprise, or `SUSPENSE`. */
    account: text().notNull(),
    amountFen: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entry_once').on(table.transferId, table.position),
    index('ledger_entry_account').on(table.account, table.amountFen),
  ],
);

/** Findings of the ledger checks. */
export const ledgerChecks = pgTable('ledger_check', {
  id: text().primaryKey(),
  at: instant().notNull(),
  isBalanced: boolean().notNull(),
  transfers: integer().notNull(),
  findings: jsonb().$type<LedgerFinding[]>().notNull(),
});

/** Findings are stored as data and turned into text when read. */
export type LedgerFinding =
  | { kind: 'UNEQUAL'; id: string }
  | { kind: 'CHANNEL'; channel: string; bookedFen: number; countedFen: number }
  | { kind: 'SUSPENSE'; bookedFen: number; countedFen: number }
  | { kind: 'CREDIT'; enterpriseId: string; bookedFen: number };
