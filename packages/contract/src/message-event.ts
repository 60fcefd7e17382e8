import * as m from '@portal/texts/messages';

/** Groups of messages. */
export const messageGroups = {
  ACCOUNT: { label: m.message_group_account },
  SAFETY: { label: m.message_group_safety },
  ENTERPRISE: { label: m.message_group_enterprise },
  CONTENT: { label: m.message_group_content },
  PROPERTY: { label: m.message_group_property },
  ACTIVITY: { label: m.activity_messages },
  COMMUNITY: { label: m.community_title },
  PAYMENT: { label: m.message_group_payment },
  COLLECT: { label: m.message_group_collect },
} as const satisfies Record<string, { label: () => string }>;

export type MessageGroup = keyof typeof messageGroups;
export const messageGroupCodes = Object.keys(messageGroups) as [MessageGroup, ...MessageGroup[]];

/** NORMAL informs, IMPORTANT requires action, URGENT cannot wait. */
export const messageLevels = ['NORMAL', 'IMPORTANT', 'URGENT'] as const;
export type MessageLevel = (typeof messageLevels)[number];

/** The only reasons to send a message by SMS as well. SAFETY covers people and their accounts. */
export const smsReasons = ['MONEY', 'SAFETY', 'DEADLINE'] as const;
type SmsReason = (typeof smsReasons)[number];

export interface MessageEvent {
  group: MessageGroup;
  level: MessageLevel;
  /** Every message appears in the message centre; with a reason, it is sent by SMS too. */
  sms?: SmsReason;
  /** The SMS waits until the reader's quiet hours are over. */
  smsWaits?: boolean;
  /** The SMS also names the page to open. */
  smsLinks?: boolean;
  /** Its mail goes out by itself at once, with its file, whatever the reader chose for the matter's timing. */
  mails?: boolean;
  /** Pages where the reader can act on it; a message links to one of them or to a page below. */
  pages: readonly `/${string}`[];
  /**
   * While a message about the same page is unread, a further one raises its count instead of adding a row. Other events
   * merge only for a short time, and only about the same thing.
   */
  merges?: boolean;
}

/**
 * Words an event in the reader's language. Only its parameters are stored: texts written by people, ids, days, instants
 * in epoch milliseconds and codes, never interface texts.
 */
export interface Wording<Params> {
  title: (params: Params) => string;
  body: (params: Params) => string;
}

/** Declares an event and its parameters. */
export const messageEvent = <Params extends object>(
  event: MessageEvent & Wording<Params>,
): MessageEvent & Wording<Params> => event;
