import type { LotteryState, PrizeState } from '@portal/contract/lottery-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const lotteryStateNames: Record<LotteryState, () => string> = {
  PENDING: m.lottery_state_pending,
  OPEN: m.lottery_state_open,
  EXTENDED: m.lottery_state_extended,
  FROZEN: m.lottery_state_frozen,
  DRAWN: m.lottery_state_drawn,
  CANCELLED: m.lottery_state_cancelled,
  CLOSED: m.lottery_state_closed,
};

export const lotteryLooks: Record<LotteryState, StatusKind> = {
  PENDING: 'checking',
  OPEN: 'open',
  EXTENDED: 'waiting',
  FROZEN: 'waiting',
  DRAWN: 'done',
  CANCELLED: 'closed',
  CLOSED: 'closed',
};

export const prizeStateNames: Record<PrizeState, () => string> = {
  TO_CLAIM: m.lottery_prize_to_claim,
  CLAIMED: m.lottery_prize_claimed,
  SENT: m.lottery_prize_sent,
  RECEIVED: m.lottery_prize_received,
  LAPSED: m.lottery_prize_lapsed,
};

export const prizeLooks: Record<PrizeState, StatusKind> = {
  TO_CLAIM: 'waiting',
  CLAIMED: 'checking',
  SENT: 'open',
  RECEIVED: 'done',
  LAPSED: 'closed',
};
