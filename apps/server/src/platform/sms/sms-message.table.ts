import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export type SmsStatus = 'WAITING' | 'SENT' | 'FAILED';

/** Text messages to send, and those that were sent. Without a provider they stay here, to be read by the park. */
export const smsMessages = pgTable(
  'sms_message',
  {
    id: text().primaryKey(),
    phoneNumber: text().notNull(),
    template: text().notNull(),
    /** The parameters of the template; cleared once the provider has accepted the message. */
    parameters: jsonb().$type<Record<string, string>>().notNull(),
    status: text().$type<SmsStatus>().notNull(),
    tries: integer().notNull().default(0),
    /** The provider's number of the message, or what it refused with. */
    answer: text(),
    createdAt: instant().notNull(),
    /** The earliest time to send; null to send at once. */
    notBefore: instant(),
    sentAt: instant(),
  },
  (table) => [
    index('sms_message_status').on(table.status, table.createdAt),
    index('sms_message_created').on(table.createdAt),
  ],
);
