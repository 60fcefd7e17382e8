import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export type SmsStatus = 'WAITING' | 'SENT' | 'FAILED';

/** Text messages to send, and sent ones. Without a provider they stay here for the park to read. */
export const smsMessages = pgTable(
  'sms_message',
  {
    id: text().primaryKey(),
    phoneNumber: text().notNull(),
    template: text().notNull(),
    /** Parameters of the template; cleared once the provider has accepted the message. */
    parameters: jsonb().$type<Record<string, string>>().notNull(),
    status: text().$type<SmsStatus>().notNull(),
    tries: integer().notNull().default(0),
    /** The provider's id for the message, or its reason for refusing it. */
    answer: text(),
    createdAt: instant().notNull(),
    /** Earliest time to send; null to send at once. */
    notBefore: instant(),
    sentAt: instant(),
  },
  (table) => [
    index('sms_message_status').on(table.status, table.createdAt),
    index('sms_message_created').on(table.createdAt),
  ],
);
