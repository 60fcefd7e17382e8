import type { MailTiming, Matter } from '@portal/contract/message/reach-terms';
import type { MessageGroup, MessageLevel } from '@portal/contract/message-event';
import type { MessageEventCode } from '@portal/contract/message-events';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Messages to users: an event and its parameters, turned into text when they are read. */
export const messages = pgTable(
  'message',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    eventCode: text().$type<MessageEventCode>().notNull(),
    group: text().$type<MessageGroup>().notNull(),
    level: text().$type<MessageLevel>().notNull(),
    params: jsonb().$type<object>().notNull(),
    /** The page on which the user can act on it. */
    link: text().notNull(),
    /** Unread messages with the same key are merged; null for events that always get their own. */
    mergeKey: text(),
    mergedCount: integer().notNull().default(1),
    /** When it was last sent. */
    sentAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('message_order').on(
      table.userId,
      sql`(read_at is not null)`,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('message_sent').on(table.userId, table.sentAt, table.id),
    index('message_unread').on(table.userId, table.group).where(sql`read_at is null`),
    // Withdrawing a notice amends the messages that link to it.
    index('message_receipt').on(table.link).where(sql`event_code = 'NOTICE_RECEIPT'`),
    uniqueIndex('message_merge')
      .on(table.userId, table.mergeKey)
      .where(sql`read_at is null and merge_key is not null`),
  ],
);

/** Where messages about a matter go, for users who changed the standard. */
export const reachChoices = pgTable(
  'message_setting',
  {
    userId: text().notNull(),
    matter: text('group').$type<Matter>().notNull(),
    site: boolean('enabled').notNull(),
    sms: boolean().notNull().default(false),
    mail: boolean().notNull().default(false),
    timing: text().$type<MailTiming>().notNull().default('NOW'),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.matter] })],
);

/** Messages that wait for the mail that puts them together; worded when it is written. */
export const digestItems = pgTable(
  'message_digest',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    eventCode: text().$type<MessageEventCode>().notNull(),
    params: jsonb().$type<object>().notNull(),
    matter: text().$type<Matter>().notNull(),
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('message_digest_due').on(table.dueAt, table.userId),
    index('message_digest_user').on(table.userId, table.id),
  ],
);

/** The secret in the addresses that end a user's mails. It opens nothing else. */
export const mailKeys = pgTable('message_mail_key', {
  userId: text().primaryKey(),
  key: text().notNull().unique(),
});

/** The link that confirms a mail address; only the latest of a user works. */
export const mailProofs = pgTable('message_mail_proof', {
  userId: text().primaryKey(),
  keyHash: text().notNull().unique(),
  address: text().notNull(),
  askedAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

/** Hours in which users get no text messages and mails that can wait, in Asia/Shanghai. They span midnight if the end is before the start. */
export const quietHours = pgTable('message_quiet_hours', {
  userId: text().primaryKey(),
  enabled: boolean().notNull(),
  /** HH:mm */
  from: text('from_time').notNull(),
  to: text('to_time').notNull(),
  updatedAt: instant().notNull(),
});
