import { messageEvents } from '@portal/contract/collected/message-events';
import { deliveriesOf, matterOf } from '@portal/contract/message/reach-terms';
import type { MessageEvent } from '@portal/contract/message-event';
import type { MessageEventCode, MessageParams } from '@portal/contract/message-events';
import type { Language } from '@portal/texts/languages';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inLanguage } from '../../platform/locale.ts';
import { enterMails } from '../../platform/mail/enter-mail.ts';
import type { MailFile } from '../../platform/mail/mail-sender.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { findRecipients, type Recipient, type Recipients } from './find-recipients.ts';
import { messages } from './message.table.ts';
import { dispatch } from './reach/dispatch.ts';
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

/** Stores the message, counting a repeat in an existing unread one; returns the recipients whose message it repeats. */
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
  return new Set(rows.filter(({ mergedCount }) => mergedCount > 1).map(({ userId }) => userId));
}

/** Stores the message for all recipients; events that merge for a short time only start new messages after it. */
async function storeAll(
  tx: Db,
  recipients: readonly Recipient[],
  stored: StoredMessage,
  { merges }: MessageEvent,
): Promise<Set<string>> {
  const ids = recipients.map(({ id }) => id);
  if (!merges) await closeOld(tx, ids, stored);
  return store(tx, recipients, stored);
}

interface MailReader {
  address: string;
  language: Language;
}

/** Sends what a message says by mail only, to addresses that need not belong to a user. */
export async function mailMessage(
  tx: Db,
  message: Notification & Pick<Filled, 'link' | 'now'>,
  readers: readonly MailReader[],
): Promise<void> {
  const { link, now } = message;
  const mails = readers.map(({ address, language }) => {
    const { title: subject, body } = inLanguage(language, () => wordMessage(message));
    return { address, language, subject, body, link };
  });
  await enterMails(tx, { now: () => now }, mails);
}

/**
 * Sends a message about an event, within the event's own transaction, to the channels that each recipient chose for its
 * matter. Its mail carries `file`.
 */
export async function sendMessage<Code extends MessageEventCode>(
  tx: Db,
  message: (Occurrence<Code> | Notification) & Pick<Filled, 'link' | 'now'> & Recipients,
  file: MailFile | null = null,
): Promise<void> {
  const event: MessageEvent = messageEvents[message.eventCode];
  const stored = writeMessage(message);
  const recipients = await findRecipients(tx, message, matterOf(event));
  const goes = recipients.map((recipient) => ({
    ...recipient,
    goes: deliveriesOf(event, recipient.choice),
  }));
  const onSite = goes.filter((recipient) => recipient.goes.site);
  const repeats = onSite.length > 0 ? await storeAll(tx, onSite, stored, event) : new Set<string>();
  const reached = goes.map((recipient) => ({ ...recipient, isRepeat: repeats.has(recipient.id) }));
  await dispatch(tx, { message, event, file }, reached);
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
