import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * One row, whose version changes with every transaction that changes which enterprises the public directory lists, or
 * what hints could say of them. Triggers on `enterprise` and `region` keep it.
 */
export const crowdVersions = pgTable('blind_crowd_version', {
  id: smallint().primaryKey(),
  version: text().notNull(),
});
