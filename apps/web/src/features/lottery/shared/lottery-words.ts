import type { LotteryState, PrizeState } from '@portal/contract/lottery/terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const lotteryVariants: Record<LotteryState, StatusKind> = {
  PENDING: 'checking',
  OPEN: 'open',
  EXTENDED: 'waiting',
  FROZEN: 'waiting',
  DRAWN: 'done',
  CANCELLED: 'closed',
  CLOSED: 'closed',
};

export const prizeVariants: Record<PrizeState, StatusKind> = {
  TO_CLAIM: 'waiting',
  CLAIMED: 'checking',
  SENT: 'open',
  RECEIVED: 'done',
  LAPSED: 'closed',
};
