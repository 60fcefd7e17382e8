import type { BankLineState } from '@portal/contract/payment/bank-line-terms';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { payAttempts, payOrders } from '../payment.table.ts';

/** Money received on the park's account, according to the bank's statement. */
export const bankLines = pgTable(
  'bank_line',
  {
    ...commonColumns,
    bankNo: text().notNull(),
    bookedAt: instant().notNull(),
    amountFen: bigint({ mode: 'number' }).notNull(),
    payer: text().notNull(),
    purpose: text().notNull(),
    status: text().$type<BankLineState>().notNull(),
    /** The attempt it pays for, or is proposed to. */
    attemptId: text().references(() => payAttempts.id),
    payOrderId: text().references(() => payOrders.id),
    /** The receipt by which it is allocated to bills. */
    receiptId: text(),
    /** Who made the decision that another person must confirm. */
    firstBy: text(),
    reason: text().notNull().default(''),
    /** The amount was typed because the file's was unreadable, so another person must assign the line. */
    isByHand: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('bank_line_no').on(table.bankNo),
    // A keyword is looked for within these.
    index('bank_line_trigrams').using(
      'gin',
      table.bankNo.op('gin_trgm_ops'),
      table.payer.op('gin_trgm_ops'),
      table.purpose.op('gin_trgm_ops'),
    ),
    index('bank_line_booked').on(table.bookedAt, table.id),
    index('bank_line_status').on(table.status, table.bookedAt, table.id),
    index('bank_line_amount').on(table.amountFen, table.bookedAt),
    index('bank_line_attempt').on(table.attemptId),
    check('bank_line_amount', sql`amount_fen > 0`),
  ],
);
export type BankLineRow = typeof bankLines.$inferSelect;
