import type { SetupKey } from '@portal/contract/setup/terms';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Lines of the checklist that somebody put off; that they are done follows from the data. */
export const postponedLines = pgTable('setup_postponed', {
  key: text().$type<SetupKey>().primaryKey(),
  postponedBy: text().notNull(),
  postponedAt: instant().notNull(),
});

/** Whom the checklist reminded of a line, at most once a day. */
export const setupReminders = pgTable(
  'setup_reminder',
  {
    key: text().$type<SetupKey>().notNull(),
    /** In Asia/Shanghai. */
    day: date().notNull(),
    remindedBy: text().notNull(),
    remindedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.day] })],
);
