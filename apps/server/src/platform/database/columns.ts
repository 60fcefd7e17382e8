import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** The columns every table of the business has; `version` is the optimistic lock. */
export const commonColumns = {
  id: text().primaryKey(),
  createdAt: instant().notNull().defaultNow(),
  createdBy: text(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: text(),
  version: integer().notNull().default(1),
};
