import * as m from '@portal/texts/messages';

/** The groups of messages. Readers may not switch off those that are `alwaysOn`. */
export const messageGroups = {
  ACCOUNT: { label: m.message_group_account, alwaysOn: true },
  SAFETY: { label: m.message_group_safety, alwaysOn: true },
  ENTERPRISE: { label: m.message_group_enterprise, alwaysOn: false },
  CONTENT: { label: m.message_group_content, alwaysOn: false },
  PROPERTY: { label: m.message_group_property, alwaysOn: false },
  ACTIVITY: { label: m.activity_messages, alwaysOn: false },
  COMMUNITY: { label: m.community_title, alwaysOn: false },
  PAYMENT: { label: m.message_group_payment, alwaysOn: true },
  COLLECT: { label: m.message_group_collect, alwaysOn: false },
} as const satisfies Record<string, { label: () => string; alwaysOn: boolean }>;

export type MessageGroup = keyof typeof messageGroups;
export const messageGroupCodes = Object.keys(messageGroups) as [MessageGroup, ...MessageGroup[]];

/** NORMAL informs, IMPORTANT needs an action, URGENT cannot wait. */
export const messageLevels = ['NORMAL', 'IMPORTANT', 'URGENT'] as const;
export type MessageLevel = (typeof messageLevels)[number];

/** Why a message goes to the phone as well: nothing else does. SAFETY is that of people and of their accounts. */
export const smsReasons = ['MONEY', 'SAFETY', 'DEADLINE'] as const;
type SmsReason = (typeof smsReasons)[number];

export interface MessageEvent {
  group: MessageGroup;
  level: MessageLevel;
  /** Every message is in the message centre; one with a reason is sent to the phone too. */
  sms?: SmsReason;
  /** The text message waits until the quiet hours of its reader are over. */
  smsWaits?: boolean;
  /** Pages on which something can be done about it; a message leads to one of them or to a page below. */
  pages: readonly `/${string}`[];
  /**
   * While one about the same page is unread, another does not add a row but counts in it. Other events do so
   * for a short time, and for the same thing only.
   */
  merges?: boolean;
}

/**
 * The wording of an event in the reader's language. Only its parameters are stored: texts people have written,
 * ids, days, instants in epoch milliseconds and codes, never words of the program.
 */
export interface Wording<Params> {
  title: (params: Params) => string;
  body: (params: Params) => string;
}

/** Declares an event and its parameters. */
export const messageEvent = <Params extends object>(
  event: MessageEvent & Wording<Params>,
): MessageEvent & Wording<Params> => event;
