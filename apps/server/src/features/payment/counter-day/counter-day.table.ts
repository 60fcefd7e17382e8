import { type CounterDayState, counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import type { CounterWay } from '@portal/contract/payment/receipt-terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

const fen = () => bigint({ mode: 'number' });

/**
 * A day of the counter, counted. No receipt of a closed day or of one before can be entered, and none is given back from
 * it: the trigger `receipt_open_day` refuses both.
 */
export const counterDays = pgTable(
  'counter_day',
  {
    ...commonColumns,
    no: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Sums over all ways. */
    expectedFen: fen().notNull(),
    countedFen: fen().notNull(),
    /** Cash that stays in the drawer for the next day. */
    keptFen: fen().notNull(),
    needsSecond: boolean().notNull(),
    status: text().$type<CounterDayState>().notNull(),
    firstBy: text().notNull(),
    secondBy: text(),
    takenAt: instant(),
    /** Why it was returned to be counted again. */
    returnedFor: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('counter_day_no').on(table.no),
    // A day is closed once; a returned one is counted again.
    uniqueIndex('counter_day_live').on(table.day).where(statusIn(counterDayLifecycle.groups.LIVE)),
    index('counter_day_day').on(table.day, table.id),
    index('counter_day_status').on(table.status, table.day, table.id),
    // The database's own guarantee of the four-eyes principle.
    check('counter_day_two', sql`second_by <> first_by`),
    check('counter_day_second', sql`status <> 'CLOSED' or not needs_second or second_by is not null`),
    check('counter_day_difference', sql`needs_second or counted_fen = expected_fen`),
    check('counter_day_kept', sql`kept_fen between 0 and counted_fen`),
  ],
);
export type CounterDay = typeof counterDays.$inferSelect;

/** What a way should have held and held; a difference has its reason. */
export const counterDayWays = pgTable(
  'counter_day_way',
  {
    counterDayId: text()
      .notNull()
      .references(() => counterDays.id),
    way: text().$type<CounterWay>().notNull(),
    /** What the day before had left. */
    openFen: fen().notNull(),
    receipts: integer().notNull(),
    takenFen: fen().notNull(),
    backFen: fen().notNull(),
    countedFen: fen().notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.counterDayId, table.way] }),
    check('counter_day_way_reason', sql`counted_fen = open_fen + taken_fen - back_fen or reason <> ''`),
  ],
);
