import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the millisecond: the precision of a JavaScript date. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** The columns that every entity has; `version` is the optimistic lock. */
export const commonColumns = {
  id: text().primaryKey(),
  createdAt: instant().notNull().defaultNow(),
  createdBy: text(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: text(),
  version: integer().notNull().default(1),
};

/** Condition of a partial index; the states are written out, because an index takes no parameters. */
export const statusIn = (states: readonly string[]) =>
  sql.raw(`status in (${states.map((state) => `'${state}'`).join(', ')})`);
