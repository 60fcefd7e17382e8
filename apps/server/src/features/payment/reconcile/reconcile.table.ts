import type { PayChannelCode } from '@portal/contract/payment-terms';
import type {
  ChannelAnswer,
  Contradiction,
  DifferenceKind,
  DifferenceSource,
} from '@portal/contract/reconcile-terms';
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';

const fen = () => bigint({ mode: 'number' });

/** A channel's day that was compared with ours. Amounts are what came less what went back. */
export const reconcileDays = pgTable(
  'reconcile_day',
  {
    id: text().primaryKey(),
    channel: text().$type<PayChannelCode>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    takenAt: instant().notNull(),
    ourLines: integer().notNull(),
    ourFen: fen().notNull(),
    theirLines: integer().notNull(),
    theirFen: fen().notNull(),
  },
  (table) => [uniqueIndex('reconcile_day_once').on(table.day, table.channel)],
);

/**
 * What one side has and the other has not, or what a channel says that contradicts our records; closed by a person who
 * says why.
 */
export const reconcileDifferences = pgTable(
  'reconcile_difference',
  {
    ...commonColumns,
    /** Null for what a notice or an answer says; their day is the one on which it was first heard. */
    dayId: text().references(() => reconcileDays.id),
    channel: text().$type<PayChannelCode>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    source: text().$type<DifferenceSource>().notNull().default('STATEMENT'),
    /** Null for a notice that cannot be read. */
    type: text().$type<'PAY' | 'REFUND'>(),
    /** Our number of the try or the refund; empty for a notice that cannot be read. */
    ownNo: text().notNull(),
    tradeNo: text().notNull(),
    payOrderId: text(),
    ourFen: fen(),
    theirFen: fen(),
    status: text().$type<'OPEN' | 'CLOSED'>().notNull(),
    reason: text().notNull().default(''),
    /** What the channel has said when it was asked again, and the amount where it named one. */
    answer: text().$type<ChannelAnswer>(),
    answerFen: fen(),
    askedAt: instant(),
    contradictions: jsonb().$type<Contradiction[]>().notNull().default([]),
    /** The same contradiction of the same payment is one row, however often it is heard. */
    fingerprint: text(),
    heardTimes: integer().notNull().default(0),
    heardAt: instant(),
    /** The notice as it came when it was first heard, as evidence. */
    notice: text(),
  },
  (table) => [
    index('reconcile_difference_no').on(table.ownNo),
    uniqueIndex('reconcile_difference_heard').on(table.channel, table.fingerprint),
    uniqueIndex('reconcile_difference_once').on(table.dayId, table.type, table.ownNo),
    index('reconcile_difference_day').on(table.day, table.id),
    index('reconcile_difference_status').on(table.status, table.day, table.id),
  ],
);
export type DifferenceRow = typeof reconcileDifferences.$inferSelect;
