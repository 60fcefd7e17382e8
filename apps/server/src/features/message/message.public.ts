import {
  fillTemplate,
  type MessageEvent,
  type MessageEventCode,
  type MessageParams,
  messageEvents,
} from '@portal/contract/message-events';
import { sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { Db } from '../../platform/database/database.ts';
import { enterSms } from '../../platform/sms/sms-outbox.ts';
import { findRecipients, type Recipients } from './find-recipients.ts';
import { messages } from './message.table.ts';

interface Occurrence<Code extends MessageEventCode> {
  eventCode: Code;
  params: MessageParams<Code>;
}

/** What has happened: an event with what its title and body are filled with. */
export type Told = { [Code in MessageEventCode]: Occurrence<Code> }[MessageEventCode];

/** Where and when it is told; `link` is the page within the portal on which something can be done about it. */
interface Place {
  link: string;
  now: Date;
}

interface Filled extends Place {
  eventCode: MessageEventCode;
  params: Readonly<Record<string, string>>;
}

/** A message as it is kept, but for whose it is. */
export function writeMessage({ eventCode, params, link, now }: Filled) {
  const { group, level, title, body, merges = false }: MessageEvent = messageEvents[eventCode];
  return {
    ...{ eventCode, group, level, link, sentAt: now },
    title: fillTemplate(title, params),
    body: fillTemplate(body, params),
    mergeKey: merges ? `${eventCode} ${link}` : null,
  };
}

/**
 * Tells users of an event, within the transaction of what it is about. Who has switched the group off is left
 * out; repeats of a merging event count in the message that is still unread.
 */
export async function sendMessage<Code extends MessageEventCode>(
  tx: Db,
  message: (Occurrence<Code> | Told) & Place & Recipients,
): Promise<void> {
  const { eventCode, now } = message;
  const { group, channels }: MessageEvent = messageEvents[eventCode];
  const reached = await findRecipients(tx, message, group);
  if (reached.length === 0) return;
  const kept = writeMessage(message);
  const { title, body } = kept;
  await tx
    .insert(messages)
    .values(reached.map(({ id: userId }) => ({ ...kept, id: ulid(now.getTime()), userId })))
    .onConflictDoUpdate({
      target: [messages.userId, messages.mergeKey],
      targetWhere: sql`read_at is null and merge_key is not null`,
      set: { title, body, sentAt: now, mergedCount: sql`${messages.mergedCount} + 1` },
    });
  if (!channels.includes('SMS')) return;
  const clock = { now: () => now };
  for (const { phoneNumber } of reached)
    await enterSms(tx, clock, { phoneNumber, template: 'MESSAGE', parameters: { title } });
}
