import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../../platform/database/columns.ts';

/** A single row: who gets the report of the last month, and on which day. */
export const deliveries = pgTable(
  'report_delivery',
  {
    ...commonColumns,
    isOn: boolean().notNull(),
    dayOfMonth: integer().notNull(),
    userIds: text().array().notNull(),
    /** The last month that was reported. */
    sentPeriod: text().notNull().default(''),
    sentAt: instant(),
  },
  () => [check('report_delivery_day', sql`day_of_month between 1 and 28`)],
);
