import type { BankDoubtKind, BankDoubtState } from '@portal/contract/payment/bank-doubt-terms';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';
import { bankLines } from './bank-line.table.ts';

/** Rows of bank statements that were not entered, because only the finance office can tell what they are. */
export const bankDoubts = pgTable(
  'bank_doubt',
  {
    ...commonColumns,
    /** Hash of the row's contents, so that a row is listed once however often it is imported. */
    fingerprint: text().notNull(),
    kind: text().$type<BankDoubtKind>().notNull(),
    /** The doubtful text from the file; for REVERSED the row that reverses it. */
    detail: text().notNull(),
    fileName: text().notNull(),
    row: integer().notNull(),
    bankNo: text().notNull(),
    bookedAt: instant(),
    /** Negative for outgoing money. */
    amountFen: bigint({ mode: 'number' }),
    payer: text().notNull(),
    purpose: text().notNull(),
    /** The row as it is in the file: column heads with their cells. */
    written: jsonb().$type<[head: string, text: string][]>().notNull(),
    /** The line it resembles, reverses, or shares its number with. */
    likeLineId: text().references(() => bankLines.id),
    status: text().$type<BankDoubtState>().notNull(),
    /** The line it was entered as. */
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
