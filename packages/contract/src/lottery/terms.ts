import * as m from '@portal/texts/messages';

/** PENDING is not public yet; OPEN and EXTENDED take entries, FROZEN awaits its draw. */
export const lotteryStates = [
  'PENDING',
  'OPEN',
  'EXTENDED',
  'FROZEN',
  'DRAWN',
  'CANCELLED',
  'CLOSED',
] as const;
export type LotteryState = (typeof lotteryStates)[number];

export const lotteryStateLabels: Record<LotteryState, () => string> = {
  PENDING: m.state_pending,
  OPEN: m.lottery_state_open,
  EXTENDED: m.lottery_state_extended,
  FROZEN: m.lottery_state_frozen,
  DRAWN: m.lottery_state_drawn,
  CANCELLED: m.lottery_state_cancelled,
  CLOSED: m.lottery_state_closed,
};

/**
 * `open` follows from the review of its post, `cancel` also from its removal; everything else is fired by the clock.
 */
export const lotteryEvents = ['open', 'extend', 'freeze', 'draw', 'cancel', 'close'] as const;
export type LotteryEvent = (typeof lotteryEvents)[number];

export const lotteryTransitions: Record<LotteryState, Partial<Record<LotteryEvent, LotteryState>>> = {
  PENDING: { open: 'OPEN' },
  OPEN: { freeze: 'FROZEN', extend: 'EXTENDED', cancel: 'CANCELLED' },
  EXTENDED: { freeze: 'FROZEN', cancel: 'CANCELLED' },
  FROZEN: { draw: 'DRAWN', cancel: 'CANCELLED' },
  DRAWN: { close: 'CLOSED' },
  CANCELLED: {},
  CLOSED: {},
};

export const prizeKinds = ['VIRTUAL_CODE', 'PICKUP', 'MAIL', 'POINTS'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

export const prizeKindLabels: Record<PrizeKind, () => string> = {
  VIRTUAL_CODE: m.lottery_kind_code,
  PICKUP: m.lottery_kind_pickup,
  MAIL: m.lottery_kind_mail,
  POINTS: m.lottery_kind_points,
};

export const prizeStates = ['TO_CLAIM', 'CLAIMED', 'SENT', 'RECEIVED', 'LAPSED'] as const;
export type PrizeState = (typeof prizeStates)[number];

export const prizeStateLabels: Record<PrizeState, () => string> = {
  TO_CLAIM: m.lottery_prize_to_claim,
  CLAIMED: m.lottery_prize_claimed,
  SENT: m.lottery_prize_sent,
  RECEIVED: m.lottery_prize_received,
  LAPSED: m.lottery_prize_lapsed,
};

/** Events of the winner, of two operators in turn, and of the clock. */
export const winnerEvents = ['claim', 'giveUp', 'receive'] as const;
export const handingEvents = ['prepare', 'send'] as const;
export const prizeEvents = [...winnerEvents, ...handingEvents, 'lapse'] as const;
export type PrizeEvent = (typeof prizeEvents)[number];

export const prizeTransitions: Record<PrizeState, Partial<Record<PrizeEvent, PrizeState>>> = {
  TO_CLAIM: { claim: 'CLAIMED', giveUp: 'LAPSED', lapse: 'LAPSED' },
  CLAIMED: { prepare: 'CLAIMED', send: 'SENT' },
  SENT: { receive: 'RECEIVED' },
  RECEIVED: {},
  LAPSED: {},
};

/** Reasons for which two operators may remove an entry before the list is frozen. */
export const removalCauses = ['MULTIPLE', 'AUTOMATED', 'FALSE_DATA'] as const;
export type RemovalCause = (typeof removalCauses)[number];

/**
 * Why an entry is excluded: its owner is close to the draw, or closed their account, or two operators removed it. RULE
 * remains from earlier draws; today the conditions are checked only on joining.
 */
export const invalidReasons = ['RELATED', 'RULE', 'GONE', ...removalCauses] as const;
export type InvalidReason = (typeof invalidReasons)[number];

export const invalidReasonLabels: Record<InvalidReason, () => string> = {
  RELATED: m.lottery_invalid_related,
  RULE: m.lottery_invalid_rule,
  GONE: m.lottery_invalid_gone,
  MULTIPLE: m.lottery_invalid_multiple,
  AUTOMATED: m.lottery_invalid_automated,
  FALSE_DATA: m.lottery_invalid_false,
};

/** Events of an entry's removal: one operator asks, another agrees, and either of them can drop it. */
export const removalEvents = ['ask', 'agree', 'drop'] as const;
export type RemovalEvent = (typeof removalEvents)[number];

/** Minimum time from now to the end of joining, and from there to the draw. */
export const leastJoinHours = 1;
export const leastSealMinutes = 10;
/** Days for which a draw with too few entrants is extended, once. */
export const extendDays = 7;
/** Days a winner has to claim a prize. */
export const claimDays = 7;
/** Days after sending when a prize counts as received. */
export const arrivalDays = 15;
