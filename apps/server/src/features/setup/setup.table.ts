import type { SetupKey } from '@portal/contract/setup/terms';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Lines of the checklist that somebody put off; that they are done follows from the data. */
export const postponedLines = pgTable('setup_postponed', {
  key: text().$type<SetupKey>().primaryKey(),
  postponedBy: text().notNull(),
  postponedAt: instant().notNull(),
});
