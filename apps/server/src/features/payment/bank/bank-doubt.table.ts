import type { BankDoubtKind, BankDoubtState } from '@portal/contract/bank-doubt-terms';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { bankLines } from './bank-line.table.ts';

/** Rows of bank statements that were not entered, because nobody but the finance office can tell what they are. */
export const bankDoubts = pgTable(
  'bank_doubt',
  {
    ...commonColumns,
    /** Of what the file has in the row, so that the same row is listed once, however often it is imported. */
    fingerprint: text().notNull(),
    kind: text().$type<BankDoubtKind>().notNull(),
    /** What of the file is in doubt; for REVERSED the row that takes it back. */
    detail: text().notNull(),
    fileName: text().notNull(),
    row: integer().notNull(),
    bankNo: text().notNull(),
    bookedAt: instant(),
    /** Negative of money that left. */
    amountFen: bigint({ mode: 'number' }),
    payer: text().notNull(),
    purpose: text().notNull(),
    /** The row as the file has it: heads with their cells. */
    written: jsonb().$type<[head: string, text: string][]>().notNull(),
    /** The line that it looks like, takes back or shares its number with. */
    likeLineId: text().references(() => bankLines.id),
    status: text().$type<BankDoubtState>().notNull(),
    /** The line that it became. */
    lineId: text().references(() => bankLines.id),
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('bank_doubt_fingerprint').on(table.fingerprint),
    index('bank_doubt_created').on(table.createdAt, table.id),
    index('bank_doubt_status').on(table.status, table.createdAt, table.id),
    index('bank_doubt_like').on(table.likeLineId),
  ],
);
export type BankDoubtRow = typeof bankDoubts.$inferSelect;
