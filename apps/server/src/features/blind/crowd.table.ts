import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * A single row whose version changes with every transaction that affects which enterprises are in the public directory,
 * or what hints can say about them. Maintained by triggers on `enterprise` and `region`.
 */
export const crowdVersions = pgTable('blind_crowd_version', {
  id: smallint().primaryKey(),
  version: text().notNull(),
});
