import type { Language } from '@portal/texts/languages';
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

type MailStatus = 'WAITING' | 'SENT' | 'FAILED';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file that one or more mails carry, kept until they are forgotten. */
export const mailAttachments = pgTable(
  'mail_attachment',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    type: text().notNull(),
    content: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('mail_attachment_created').on(table.createdAt)],
);

/** Mails to send, and sent ones. Without a mail server they stay here for the park to read. */
export const mailMessages = pgTable(
  'mail_message',
  {
    id: text().primaryKey(),
    address: text().notNull(),
    subject: text().notNull(),
    /** The reader's language, for the words around the text. */
    language: text().$type<Language>().notNull(),
    /** Cleared once the mail server has accepted the mail, or refused it for good. */
    body: text().notNull(),
    /** The portal page that it leads to. */
    link: text(),
    /** The path that ends such mails, with its secret; none where the reader can't. */
    unsubscribe: text(),
    attachmentId: text().references(() => mailAttachments.id, { onDelete: 'set null' }),
    status: text().$type<MailStatus>().notNull(),
    tries: integer().notNull().default(0),
    /** What the mail server said last. */
    answer: text(),
    createdAt: instant().notNull(),
    /** Earliest time to send; null to send at once. */
    notBefore: instant(),
    sentAt: instant(),
  },
  (table) => [
    index('mail_message_status').on(table.status, table.createdAt),
    index('mail_message_created').on(table.createdAt),
    index('mail_message_attachment').on(table.attachmentId),
  ],
);

/** Addresses whose mail server refused a mail for good; nothing is sent there until a mail arrives again. */
export const mailFaults = pgTable('mail_fault', {
  address: text().primaryKey(),
  /** What the mail server said. */
  answer: text().notNull(),
  since: instant().notNull(),
});
