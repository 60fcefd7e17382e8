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

export type Message<Code extends MessageEventCode> = Recipients & {
  eventCode: Code;
  params: MessageParams<Code>;
  /** Address within the portal of the page on which something can be done about it. */
  link: string;
  now: Date;
};

/**
 * Tells users of an event, within the transaction of what it is about. Who has switched the group off is left
 * out; repeats of a merging event count in the message that is still unread.
 */
export async function sendMessage<Code extends MessageEventCode>(
  tx: Db,
  { eventCode, params, link, now, ...recipients }: Message<Code>,
): Promise<void> {
  const event: MessageEvent = messageEvents[eventCode];
  const { group, level, channels, merges = false } = event;
  const reached = await findRecipients(tx, recipients, group);
  if (reached.length === 0) return;
  const title = fillTemplate(event.title, params);
  const body = fillTemplate(event.body, params);
  const mergeKey = merges ? `${eventCode} ${link}` : null;
  const rows = reached.map(({ id: userId }) => ({
    ...{ id: ulid(now.getTime()), userId, eventCode, group, level, title, body, link, mergeKey },
    sentAt: now,
  }));
  await tx
    .insert(messages)
    .values(rows)
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
