import { type Deliveries, type MailTiming, matterOf } from '@portal/contract/message/reach-terms';
import type { MessageEvent } from '@portal/contract/message-event';
import type { Db } from '../../../platform/database/database.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { enterMails } from '../../../platform/mail/enter-mail.ts';
import type { MailFile } from '../../../platform/mail/mail-sender.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { enterAllSms } from '../../../platform/sms/enter-sms.ts';
import type { Recipient } from '../find-recipients.ts';
import { digestItems } from '../message.table.ts';
import { quietUntil } from '../quiet-hours.ts';
import { type Filled, wordMessage } from '../write-message.ts';
import { nextDigest } from './digest-time.ts';
import { unsubscribePaths } from './mail-keys.ts';

/** A recipient with where the message goes. */
interface Reached extends Recipient {
  goes: Deliveries;
  /** It only counts up a message that is still unread. */
  isRepeat: boolean;
}

interface Dispatched {
  message: Filled;
  event: MessageEvent;
  file: MailFile | null;
}

/** What is urgent, and money and safety, is sent in quiet hours too. */
const canWait = ({ level, sms, smsWaits }: MessageEvent): boolean =>
  sms === undefined ? level !== 'URGENT' : smsWaits === true;

const startOf = ({ quiet }: Recipient, { event, message }: Dispatched): Date | null =>
  canWait(event) && quiet ? quietUntil(quiet, message.now) : null;

async function enterTexts(tx: Db, dispatched: Dispatched, reached: readonly Reached[]): Promise<void> {
  const { event, message } = dispatched;
  if (event.sms === undefined) return;
  // The SMS provider's template is in Chinese.
  const { title } = inLanguage('zh', () => wordMessage(message));
  const texts = reached
    .filter(({ goes, isRepeat }) => goes.sms && !(event.smsWaits && isRepeat))
    .map((reader) => ({
      phoneNumber: reader.phoneNumber,
      template: event.smsLinks ? ('LINK' as const) : ('MESSAGE' as const),
      parameters: { title, ...(event.smsLinks ? { path: message.link.slice(1) } : {}) },
      notBefore: startOf(reader, dispatched),
    }));
  await enterAllSms(tx, { now: () => message.now }, texts);
}

const takesMail = (reader: Reached): reader is Reached & { email: string } =>
  reader.email !== null && reader.goes.mail !== null;

async function enterOwnMails(
  tx: Db,
  dispatched: Dispatched,
  readers: readonly (Reached & { email: string })[],
): Promise<void> {
  const { message, event, file } = dispatched;
  const matter = matterOf(event);
  const unsubscribe = await unsubscribePaths(
    tx,
    readers.map(({ id }) => id),
  );
  const mails = readers.map((reader) => {
    const { title: subject, body } = inLanguage(reader.language, () => wordMessage(message));
    return {
      address: reader.email,
      language: reader.language,
      subject,
      body,
      link: message.link,
      unsubscribe: unsubscribe(reader.id, [matter]),
      notBefore: startOf(reader, dispatched),
    };
  });
  await enterMails(tx, { now: () => message.now }, mails, file);
}

async function keepForDigest(
  tx: Db,
  { message, event }: Dispatched,
  readers: readonly { id: string; timing: Exclude<MailTiming, 'NOW'> }[],
): Promise<void> {
  if (readers.length === 0) return;
  const { eventCode, params, now } = message;
  const matter = matterOf(event);
  await tx.insert(digestItems).values(
    readers.map(({ id: userId, timing }) => ({
      id: orderedId(now.getTime()),
      userId,
      eventCode,
      params,
      matter,
      dueAt: nextDigest(timing, now),
      createdAt: now,
    })),
  );
}

/**
 * Enters a message in the outbox of each channel that its recipients chose, in the transaction that stores it. Each
 * outbox delivers by itself, so that a provider that is away delays only its own.
 */
export async function dispatch(tx: Db, dispatched: Dispatched, reached: readonly Reached[]): Promise<void> {
  await enterTexts(tx, dispatched, reached);
  const readers = reached
    .filter(takesMail)
    .filter(({ isRepeat }) => dispatched.event.mails === true || !isRepeat);
  const own = readers.filter(({ goes }) => goes.mail === 'NOW');
  if (own.length > 0) await enterOwnMails(tx, dispatched, own);
  await keepForDigest(
    tx,
    dispatched,
    readers.flatMap(({ id, goes: { mail } }) =>
      mail === 'NOW' || mail === null ? [] : [{ id, timing: mail }],
    ),
  );
}
