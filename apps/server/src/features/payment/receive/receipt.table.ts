import {
  liveReceiptStates,
  type ReceiptState,
  type ReceiptWay,
} from '@portal/contract/payment/receipt-terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../../platform/database/columns.ts';
import { bankLines } from '../bank/bank-line.table.ts';

const fen = () => bigint({ mode: 'number' });

/** Money of an enterprise that came without an order, or its credit, divided over bills; the rest becomes credit. */
export const receipts = pgTable(
  'receipt',
  {
    ...commonColumns,
    no: text().notNull(),
    enterpriseId: text().notNull(),
    way: text().$type<ReceiptWay>().notNull(),
    payer: text().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    amountFen: fen().notNull(),
    /** What no bill took. */
    creditFen: fen().notNull(),
    bankLineId: text().references(() => bankLines.id),
    /** Number of the cheque or of the terminal's slip; empty if none. */
    voucherNo: text().notNull().default(''),
    /** Proof; empty if none. */
    fileId: text().notNull().default(''),
    note: text().notNull().default(''),
    status: text().$type<ReceiptState>().notNull(),
    /** Who entered it; only somebody else may confirm. */
    firstBy: text(),
    secondBy: text(),
    bookedAt: instant(),
    /** Own number of the reversal. */
    reversalNo: text(),
    reversedAt: instant(),
    /** The day of the counter from which the money was given back: the first one that was open. */
    reversedOn: date({ mode: 'string' }),
    /** Who asked for the reversal, and who confirmed it where that needs a second person. */
    reversalBy: text(),
    reversalSecondBy: text(),
    /** Why it was reversed, or not booked. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('receipt_no').on(table.no),
    index('receipt_no_begins').on(table.no.op('text_pattern_ops')),
    uniqueIndex('receipt_reversal_no').on(table.reversalNo),
    // A bank line is allocated once; its reversal frees it.
    uniqueIndex('receipt_line').on(table.bankLineId).where(statusIn(liveReceiptStates)),
    // A keyword is looked for within these.
    index('receipt_trigrams').using('gin', table.no.op('gin_trgm_ops'), table.payer.op('gin_trgm_ops')),
    index('receipt_way').on(table.way, table.createdAt, table.id),
    index('receipt_created').on(table.createdAt, table.id),
    index('receipt_status').on(table.status, table.createdAt, table.id),
    index('receipt_received').on(table.receivedOn, table.id),
    index('receipt_reversed').on(table.reversedOn).where(sql`reversed_on is not null`),
    index('receipt_enterprise').on(table.enterpriseId, table.createdAt, table.id),
    check('receipt_sums', sql`amount_fen > 0 and credit_fen between 0 and amount_fen`),
    // The database's own guarantee of the four-eyes principle.
    check('receipt_two', sql`second_by <> first_by and reversal_second_by <> reversal_by`),
    check('receipt_line_way', sql`(way = 'BANK') = (bank_line_id is not null)`),
  ],
);
export type Receipt = typeof receipts.$inferSelect;

/** The part of a receipt that paid a bill, with the bill's late fee before and after it. */
export const receiptItems = pgTable(
  'receipt_item',
  {
    receiptId: text()
      .notNull()
      .references(() => receipts.id),
    position: integer().notNull(),
    billId: text().notNull(),
    amountFen: fen().notNull(),
    lateFen: fen().notNull().default(0),
    lateBeforeFen: fen().notNull().default(0),
    lateDaysBefore: integer().notNull().default(0),
    lateAfterFen: fen().notNull().default(0),
    lateDaysAfter: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.position] }),
    uniqueIndex('receipt_item_bill').on(table.billId, table.receiptId),
    check('receipt_item_sums', sql`amount_fen > 0 and late_fen between 0 and amount_fen`),
  ],
);
export type ReceiptItem = typeof receiptItems.$inferSelect;

/** Payers of whom an officer said that they pay for an enterprise; offered for the next line, never applied silently. */
export const payerRules = pgTable(
  'payer_rule',
  {
    /** The payer's name, folded. */
    payer: text().notNull(),
    enterpriseId: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: text(),
  },
  (table) => [primaryKey({ columns: [table.payer, table.enterpriseId] })],
);
