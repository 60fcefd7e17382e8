import type {
  ChannelAnswer,
  Contradiction,
  DifferenceKind,
  DifferenceSource,
} from '@portal/contract/payment/reconcile-terms';
import type { PayChannelCode } from '@portal/contract/payment/terms';
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';

const fen = () => bigint({ mode: 'number' });

/** Days of a channel compared with our records. Amounts are payments less refunds. */
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
 * Items that only one side has, and reports of a channel that contradict our records; closed by a person who gives the
 * reason.
 */
export const reconcileDifferences = pgTable(
  'reconcile_difference',
  {
    ...commonColumns,
    /** Null for a notice or an answer, whose day is the one on which it was first received. */
    dayId: text().references(() => reconcileDays.id),
    channel: text().$type<PayChannelCode>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    source: text().$type<DifferenceSource>().notNull().default('STATEMENT'),
    /** Null for an unreadable notice. */
    type: text().$type<'PAY' | 'REFUND'>(),
    /** Our number of the attempt or refund; empty for an unreadable notice. */
    ownNo: text().notNull(),
    tradeNo: text().notNull(),
    payOrderId: text(),
    ourFen: fen(),
    theirFen: fen(),
    status: text().$type<'OPEN' | 'CLOSED'>().notNull(),
    reason: text().notNull().default(''),
    /** The channel's answer when it was asked again, and the amount if it named one. */
    answer: text().$type<ChannelAnswer>(),
    answerFen: fen(),
    askedAt: instant(),
    contradictions: jsonb().$type<Contradiction[]>().notNull().default([]),
    /** Makes repeated reports of the same contradiction one row. */
    fingerprint: text(),
    heardTimes: integer().notNull().default(0),
    heardAt: instant(),
    /** The raw notice as first received, as evidence. */
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
