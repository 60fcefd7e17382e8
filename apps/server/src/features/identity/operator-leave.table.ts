import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';

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
