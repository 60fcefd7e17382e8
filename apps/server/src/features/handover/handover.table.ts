import type { HandoverState, HeldKind } from '@portal/contract/handover/terms';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant, statusIn } from '../../platform/database/columns.ts';

/** Handovers, each of all that one person holds. */
export const handovers = pgTable(
  'handover',
  {
    ...commonColumns,
    no: text().notNull().unique(),
    userId: text().notNull(),
    lastDay: date({ mode: 'string' }),
    status: text().$type<HandoverState>().notNull(),
  },
  (table) => [
    uniqueIndex('handover_open')
      .on(table.userId)
      .where(statusIn(['OPEN'])),
  ],
);
export type Handover = typeof handovers.$inferSelect;

/** What was given on. */
export const handoverItems = pgTable(
  'handover_item',
  {
    id: text().primaryKey(),
    handoverId: text()
      .notNull()
      .references(() => handovers.id),
    kind: text().$type<HeldKind>().notNull(),
    refId: text().notNull(),
    title: text().notNull(),
    /** Null if it went back to all who may do it. */
    toId: text(),
    givenAt: instant().notNull(),
    givenBy: text().notNull(),
    takenBackAt: instant(),
  },
  (table) => [index('handover_item_of').on(table.handoverId, table.givenAt, table.id)],
);

/** Days on which operators are away, both included; those of one person don't overlap. */
export const operatorLeaves = pgTable(
  'operator_leave',
  {
    ...commonColumns,
    userId: text().notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    standInId: text(),
  },
  (table) => [
    index('operator_leave_user').on(table.userId, table.to),
    index('operator_leave_to').on(table.to),
    check('operator_leave_days', sql`from_day <= to_day`),
    check('operator_leave_stand_in', sql`stand_in_id <> user_id`),
  ],
);
