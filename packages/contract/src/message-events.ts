import { messageEvents } from './collected/message-events.ts';

export type MessageEventCode = keyof typeof messageEvents;
export const messageEventCodes = Object.keys(messageEvents) as [MessageEventCode, ...MessageEventCode[]];

/** Parameters of an event's title and body. */
export type MessageParams<Code extends MessageEventCode> = Parameters<
  (typeof messageEvents)[Code]['body']
>[0];
