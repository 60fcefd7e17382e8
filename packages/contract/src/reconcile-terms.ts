import * as m from '@portal/texts/messages';

/**
 * Missing here: the channel has it and we do not (长款). Missing there: the other way round (短款). Contradiction: the
 * channel says something that does not fit our records, which was not booked. Unreadable: it has signed a notice that
 * we cannot read.
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

/** Where a difference was found: in the statement of a day, in a notice, or in the answer to a question of ours. */
export type DifferenceSource = 'STATEMENT' | 'NOTICE' | 'ANSWER';

export const differenceSourceLabels: Record<DifferenceSource, () => string> = {
  STATEMENT: m.pay_diff_from_statement,
  NOTICE: m.pay_diff_from_notice,
  ANSWER: m.pay_diff_from_answer,
};

/**
 * What a channel may contradict. NUMBER: our number of the payment or refund. SELLER: who receives the money. ATTEMPT:
 * the payment that a refund is part of. TRADE: the channel's own number. STATE: a refund that we do not have under way.
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
 * A field of which the channel says something else than we have, both as codes, numbers or fen; `ours` is empty where we
 * have nothing.
 */
export interface Contradiction {
  field: ContradictedField;
  ours: string;
  theirs: string;
}

/**
 * What a channel says when it is asked again. MOVED: the money has; UNKNOWN: it has never heard of it; CONTRADICTED:
 * its answer does not fit our records either.
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
