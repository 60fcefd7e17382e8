import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The open or redeemed activation of an account; a new code replaces the one before. */
export const activations = pgTable(
  'activation',
  {
    userId: text().primaryKey(),
    /** See `hashCode`; the code itself is kept nowhere. */
    codeHash: text().notNull(),
    /** Number of attempts to redeem it. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    createdBy: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('activation_expiry').on(table.expiresAt)],
);
