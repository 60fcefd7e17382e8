import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A single row: the park's rules for all bills. */
export const billRules = pgTable(
  'bill_rule',
  {
    id: text().primaryKey(),
    /** Whether a due date on a weekend or a day on which the park is closed moves to the next working day. */
    isDueOnWorkingDay: boolean().notNull(),
    version: integer().notNull().default(1),
  },
  () => [check('bill_rule_single', sql`id = 'park'`)],
);
