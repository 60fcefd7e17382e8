import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what to which row, and what changed. Append-only, enforced by the rights of the server's role and by
 * triggers.
 */
export const operLogs = pgTable(
  'oper_log',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null when the system itself acted. */
    userId: text(),
    actingRole: text(),
    event: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
  },
  (table) => [
    index('oper_log_entity').on(table.entity, table.entityId, table.at),
    // Every filter of the log reads its page from one of these indexes, newest first.
    index('oper_log_at').on(table.at, table.id),
    index('oper_log_user').on(table.userId, table.at, table.id),
    index('oper_log_event').on(table.event, table.at, table.id),
    index('oper_log_kind').on(table.entity, table.at, table.id),
    index('oper_log_ip').on(table.ip, table.at, table.id),
  ],
);
