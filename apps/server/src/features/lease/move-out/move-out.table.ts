import type { FeeCode } from '@portal/contract/billing/terms';
import type { MoveOutState } from '@portal/contract/lease/move-out-lifecycle';
import type { MoveOutGroup, MoveOutItemKind, MoveOutLineKind } from '@portal/contract/lease/move-out-terms';
import type { Payee } from '@portal/contract/payment/payee';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../../platform/database/columns.ts';
import { contracts } from '../lease.table.ts';

const fen = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });

/** A line of a settlement, with everything its words are made of. */
export interface MoveOutLine {
  group: MoveOutGroup;
  kind: MoveOutLineKind;
  /** The bill, meter or entry it comes from; empty for deposit and credit. */
  refId: string;
  feeCode: FeeCode | null;
  /** Number of the bill or the meter. */
  no: string;
  /** What is deducted or set aside. */
  name: string;
  term: { from: string; to: string } | null;
  dueDate: string | null;
  /** Never negative; the group says whether it is taken. */
  amountFen: number;
  /** Of an open bill. */
  lateFen: number;
  lateDays: number;
  formulaText: string;
  fileIds: string[];
}

/** Settlements of contracts that end: calculated by one person, above the park's threshold decided by another. */
export const moveOuts = pgTable(
  'lease_move_out',
  {
    ...commonColumns,
    contractId: text()
      .notNull()
      .references(() => contracts.id),
    status: text().$type<MoveOutState>().notNull(),
    lastDay: day().notNull(),
    /** Late fees run up to this day. */
    calculatedOn: day().notNull(),
    lines: jsonb().$type<MoveOutLine[]>().notNull(),
    inHandFen: fen().notNull(),
    takenFen: fen().notNull(),
    netFen: fen().notNull(),
    /** The part of the refund that goes to a named account. */
    payoutFen: fen().notNull(),
    needsTwo: boolean().notNull(),
    payee: jsonb().$type<Payee>(),
    fileId: text().notNull().default(''),
    reason: text().notNull().default(''),
    firstBy: text().notNull(),
    secondBy: text(),
    /** Why it was sent back. */
    answer: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('lease_move_out_standing').on(table.contractId).where(sql`status in ('PROPOSED', 'SETTLED')`),
    index('lease_move_out_contract').on(table.contractId, table.createdAt),
    index('lease_move_out_proposed').on(table.createdAt).where(sql`status = 'PROPOSED'`),
    check(
      'lease_move_out_sum',
      sql`in_hand_fen - taken_fen = net_fen and payout_fen between 0 and in_hand_fen`,
    ),
    // The database's own guarantee of two persons.
    check(
      'lease_move_out_two',
      sql`status <> 'SETTLED' or not needs_two or (second_by is not null and second_by <> first_by)`,
    ),
  ],
);

/** Entries of the two offices for a settlement; what is dropped is kept. */
export const moveOutItems = pgTable(
  'lease_move_out_item',
  {
    ...commonColumns,
    contractId: text()
      .notNull()
      .references(() => contracts.id),
    kind: text().$type<MoveOutItemKind>().notNull(),
    name: text().notNull(),
    basis: text().notNull().default(''),
    amountFen: fen().notNull(),
    billId: text(),
    fileIds: text().array().notNull().default(sql`'{}'`),
    isDropped: boolean().notNull().default(false),
  },
  (table) => [
    index('lease_move_out_item_contract').on(table.contractId, table.createdAt),
    uniqueIndex('lease_move_out_item_bill')
      .on(table.billId)
      .where(sql`bill_id is not null and not is_dropped`),
    check('lease_move_out_item_amount', sql`amount_fen >= 0 and (kind <> 'DEDUCTION' or amount_fen > 0)`),
  ],
);

export type MoveOut = typeof moveOuts.$inferSelect;
export type MoveOutItemRow = typeof moveOutItems.$inferSelect;
