import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Write calls that carried a request id, with their answers; kept for a day. */
export const answeredCalls = pgTable(
  'answered_call',
  {
    userId: text().notNull(),
    path: text().notNull(),
    requestId: text().notNull(),
    /** SHA-256 of the input without secrets, so that an id cannot be reused for another call. */
    inputHash: text().notNull(),
    begunAt: instant().notNull(),
    /** Null while the call is still running. */
    answeredAt: instant(),
    answer: jsonb().$type<{ data?: unknown }>(),
  },
  (table) => [
    primaryKey({ name: 'answered_call_key', columns: [table.userId, table.path, table.requestId] }),
    index('answered_call_begun').on(table.begunAt),
  ],
);
