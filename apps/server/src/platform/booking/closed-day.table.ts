import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Days on which the whole park is closed, for every kind of booking. */
export const closedDays = pgTable('closed_day', {
  day: date({ mode: 'string' }).primaryKey(),
  note: text().notNull(),
  createdAt: instant().notNull(),
  createdBy: text(),
});
