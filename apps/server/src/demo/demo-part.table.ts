import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The parts of the demo park that are still to be filled in. A part deletes its row in its own transaction, so that an
 * interrupted fill continues with the parts that are left.
 */
export const demoParts = pgTable('demo_part', {
  name: text().primaryKey(),
  /** The day in Asia/Shanghai on which the fill began: the dates of all parts are relative to it. */
  day: text().notNull(),
});
