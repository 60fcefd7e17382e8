import * as m from '@portal/texts/messages';

/**
 * MISSING_HERE: the channel has it, we do not (长款). MISSING_THERE: the other way round (短款). CONTRADICTION: the channel
 * reported something that does not match our records and was not booked. UNREADABLE: a signed notice from the channel
 * that we cannot parse.
 */
export const differenceKinds = [
  'MISSING_HERE',
  'MISSING_THERE',
  'AMOUNT',
  'CONTRADICTION',
  'UNREADABLE',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceKindLabels: Record<DifferenceKind, () => string> = {
  MISSING_HERE: m.pay_diff_missing_here,
  MISSING_THERE: m.pay_diff_missing_there,
  AMOUNT: m.pay_diff_amount,
  CONTRADICTION: m.pay_diff_contradiction,
  UNREADABLE: m.pay_diff_unreadable,
};

/** Where a difference was found: in a daily statement, in a notice, or in the answer to our query. */
export type DifferenceSource = 'STATEMENT' | 'NOTICE' | 'ANSWER';

export const differenceSourceLabels: Record<DifferenceSource, () => string> = {
  STATEMENT: m.pay_diff_from_statement,
  NOTICE: m.pay_diff_from_notice,
  ANSWER: m.pay_diff_from_answer,
};

/**
 * Fields a channel may contradict. NUMBER: our number of the payment or refund. SELLER: the recipient of the money.
 * ATTEMPT: the payment that a refund belongs to. TRADE: the channel's own number. STATE: a refund we have not started.
 */
export type ContradictedField =
  | 'NUMBER'
  | 'CHANNEL'
  | 'SELLER'
  | 'CURRENCY'
  | 'AMOUNT'
  | 'ATTEMPT'
  | 'TRADE'
  | 'STATE';

export const contradictedFieldLabels: Record<ContradictedField, () => string> = {
  NUMBER: m.pay_diff_no,
  CHANNEL: m.field_pay_channel,
  SELLER: m.pay_diff_seller,
  CURRENCY: m.pay_diff_currency,
  AMOUNT: m.field_amount,
  ATTEMPT: m.pay_diff_attempt,
  TRADE: m.log_field_channel_no,
  STATE: m.field_state,
};

/**
 * A field on which the channel differs from our records; both values are codes, numbers or fen. `ours` is empty if we
 * have none.
 */
export interface Contradiction {
  field: ContradictedField;
  ours: string;
  theirs: string;
}

/**
 * The channel's answer to a further query. MOVED: the money has moved; UNKNOWN: the channel has no record of it;
 * CONTRADICTED: the answer does not match our records either.
 */
const channelAnswers = ['MOVED', 'PENDING', 'NOT_MOVED', 'UNKNOWN', 'CONTRADICTED'] as const;
export type ChannelAnswer = (typeof channelAnswers)[number];

export const channelAnswerLabels: Record<ChannelAnswer, () => string> = {
  MOVED: m.pay_diff_answer_moved,
  PENDING: m.pay_diff_answer_pending,
  NOT_MOVED: m.pay_diff_answer_not_moved,
  UNKNOWN: m.pay_diff_answer_unknown,
  CONTRADICTED: m.pay_diff_answer_contradicted,
};
