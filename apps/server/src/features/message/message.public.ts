import { messageEvents } from '@portal/contract/collected/message-events';
import type { MessageEvent } from '@portal/contract/message-event';
import type { MessageEventCode, MessageParams } from '@portal/contract/message-events';
import type { Language } from '@portal/texts/languages';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inLanguage } from '../../platform/locale.ts';
import { enterMails } from '../../platform/mail/enter-mail.ts';
import type { MailFile } from '../../platform/mail/mail-sender.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { enterAllSms } from '../../platform/sms/enter-sms.ts';
import { findRecipients, type Recipient, type Recipients } from './find-recipients.ts';
import { messages } from './message.table.ts';
import { quietUntil } from './quiet-hours.ts';
import { type Filled, wordMessage, writeMessage } from './write-message.ts';

interface Occurrence<Code extends MessageEventCode> {
  eventCode: Code;
  params: MessageParams<Code>;
}

/** An event with the parameters of its title and body. */
export type Notification = { [Code in MessageEventCode]: Occurrence<Code> }[MessageEventCode];

type StoredMessage = ReturnType<typeof writeMessage>;

/** How long repeats of an event are counted in the unread message, in milliseconds. */
const repeatsMs = 10 * 60_000;

/** Clears the merge key of messages too old to be merged. */
async function closeOld(tx: Db, userIds: string[], { mergeKey, sentAt }: StoredMessage): Promise<void> {
  await tx
    .update(messages)
    .set({ mergeKey: null })
    .where(
      and(
        inArray(messages.userId, userIds),
        eq(messages.mergeKey, mergeKey),
        isNull(messages.readAt),
        lt(messages.sentAt, new Date(sentAt.getTime() - repeatsMs)),
      ),
    );
}

/** Stores the message, counting a repeat in an existing unread one; returns the recipients who got a new message. */
async function store(tx: Db, reached: readonly Recipient[], message: StoredMessage): Promise<Set<string>> {
  const { params, sentAt } = message;
  const rows = await tx
    .insert(messages)
    .values(reached.map(({ id: userId }) => ({ ...message, id: orderedId(sentAt.getTime()), userId })))
    .onConflictDoUpdate({
      target: [messages.userId, messages.mergeKey],
      targetWhere: sql`read_at is null and merge_key is not null`,
      set: { params, sentAt, mergedCount: sql`${messages.mergedCount} + 1` },
    })
    .returning({ userId: messages.userId, mergedCount: messages.mergedCount });
  return new Set(rows.filter(({ mergedCount }) => mergedCount === 1).map(({ userId }) => userId));
}

interface MailReader {
  address: string;
  language: Language;
}

/** Enters a mail for each reader, in their language. */
async function enterWorded(
  tx: Db,
  message: Filled,
  readers: readonly MailReader[],
  file: MailFile | null,
): Promise<void> {
  const { link, now } = message;
  const mails = readers.map(({ address, language }) => {
    const { title: subject, body } = inLanguage(language, () => wordMessage(message));
    return { address, language, subject, body, link };
  });
  await enterMails(tx, { now: () => now }, mails, file);
}

/** Sends what a message says by mail only, to addresses that need not belong to a user. */
export const mailMessage = (
  tx: Db,
  message: Notification & Pick<Filled, 'link' | 'now'>,
  readers: readonly MailReader[],
): Promise<void> => enterWorded(tx, message, readers, null);

/**
 * Sends a message about an event, within the event's own transaction. Recipients who switched the group off are left
 * out; text messages that can wait are sent once, after the recipient's quiet hours. Mails carry `file`.
 */
export async function sendMessage<Code extends MessageEventCode>(
  tx: Db,
  message: (Occurrence<Code> | Notification) & Pick<Filled, 'link' | 'now'> & Recipients,
  file: MailFile | null = null,
): Promise<void> {
  const { eventCode, now } = message;
  const { group, sms, smsWaits, smsLinks, mails, merges }: MessageEvent = messageEvents[eventCode];
  const stored = writeMessage(message);
  const reached = await findRecipients(tx, message, group);
  if (reached.length === 0) return;
  if (!merges)
    await closeOld(
      tx,
      reached.map(({ id }) => id),
      stored,
    );
  const first = await store(tx, reached, stored);
  if (mails) {
    const readers = reached.flatMap(({ email, language }) => (email ? [{ address: email, language }] : []));
    await enterWorded(tx, message, readers, file);
  }
  if (!sms) return;
  // The SMS provider's template is in Chinese.
  const { title } = inLanguage('zh', () => wordMessage(message));
  const texts = reached
    .filter(({ id }) => !smsWaits || first.has(id))
    .map(({ phoneNumber, quiet }) => ({
      phoneNumber,
      template: smsLinks ? ('LINK' as const) : ('MESSAGE' as const),
      parameters: { title, ...(smsLinks ? { path: message.link.slice(1) } : {}) },
      notBefore: smsWaits && quiet ? quietUntil(quiet, now) : null,
    }));
  await enterAllSms(tx, { now: () => now }, texts);
}

/**
 * Rewrites the requests to confirm a notice, found by its page, once nobody can confirm it any more. They stay read or
 * unread.
 */
export async function amendReceiptRequests(
  tx: Db,
  message: Notification & Pick<Filled, 'link' | 'now'>,
): Promise<void> {
  const { eventCode, params, group, level, link } = writeMessage(message);
  await tx
    .update(messages)
    .set({ eventCode, params, group, level, mergeKey: null })
    .where(and(sql`${messages.eventCode} = 'NOTICE_RECEIPT'`, eq(messages.link, link)));
}
