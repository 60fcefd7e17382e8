import { createHash } from 'node:crypto';
import { messageEvents } from '@portal/contract/collected/message-events';
import type { MessageEvent, Wording } from '@portal/contract/message-event';
import type { MessageEventCode } from '@portal/contract/message-events';
import { meetSentence } from '@portal/contract/sentence';

export interface Filled {
  eventCode: MessageEventCode;
  params: object;
  /** The portal page on which the user can act on it. */
  link: string;
  now: Date;
}

/** Parameters about how and when it happened. The other parameters identify the subject. */
const circumstances = ['time', 'date', 'dueDate', 'reason', 'opinion', 'changes'];

function keyOf({ eventCode, params, link }: Filled, { merges }: MessageEvent): string {
  if (merges) return `${eventCode} ${link}`;
  const about = Object.entries(params).filter(([name]) => !circumstances.includes(name));
  const mark = createHash('sha256').update(JSON.stringify(about)).digest('base64url').slice(0, 16);
  return `${eventCode} ${link} ${mark}`;
}

/** Whether a link is one of the event's pages, or below one. */
function leadsOn(link: string, pages: readonly string[]): boolean {
  return pages.some((page) => link === page || ['/', '?', '#'].some((next) => link.startsWith(page + next)));
}

/** The stored columns of a message, except for the recipient. */
export function writeMessage(filled: Filled) {
  const { eventCode, params, link, now } = filled;
  const event: MessageEvent = messageEvents[eventCode];
  const { group, level, pages } = event;
  if (!leadsOn(link, pages))
    throw new Error(`${eventCode} links to ${link}, which is not a page of its event`);
  return { eventCode, params, group, level, link, sentAt: now, mergeKey: keyOf(filled, event) };
}

/** Title and body in the reader's language. */
export function wordMessage({ eventCode, params }: Pick<Filled, 'eventCode' | 'params'>) {
  // The stored parameters were type-checked against the event when the message was sent.
  const { title, body } = messageEvents[eventCode] as Wording<object>;
  const values = Object.values(params).filter((value) => typeof value === 'string');
  return { title: meetSentence(title(params), values), body: meetSentence(body(params), values) };
}
