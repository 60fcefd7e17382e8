import type { PayChannelCode } from '@portal/contract/payment-terms';
import type { ChannelAnswer, DifferenceKind } from '@portal/contract/reconcile';
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** What one side has and the other has not; closed by a person who says why. */
export const reconcileDifferences = pgTable(
  'reconcile_difference',
  {
    ...commonColumns,
    dayId: text()
      .notNull()
      .references(() => reconcileDays.id),
    channel: text().$type<PayChannelCode>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    type: text().$type<'PAY' | 'REFUND'>().notNull(),
    /** Our number of the try or the refund. */
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
  },
  (table) => [
    uniqueIndex('reconcile_difference_once').on(table.dayId, table.type, table.ownNo),
    index('reconcile_difference_day').on(table.day, table.id),
    index('reconcile_difference_status').on(table.status, table.day, table.id),
  ],
);
export type DifferenceRow = typeof reconcileDifferences.$inferSelect;
