import type { HandoverState, HeldKind } from '@portal/contract/handover/terms';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Who took it back or, if it is `toId`, gave it back. */
    takenBackBy: text(),
  },
  (table) => [
    index('handover_item_of').on(table.handoverId, table.givenAt, table.id),
    index('handover_item_to').on(table.toId, table.givenAt),
  ],
);
