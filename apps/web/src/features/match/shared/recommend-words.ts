import { openStates, type RecommendState, waitingStates } from '@portal/contract/match/recommend-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const recommendVariants: Record<RecommendState, StatusKind> = {
  SENT: 'waiting',
  VIEWED: 'open',
  INTERESTED: 'checking',
  CONNECTED: 'done',
  COOPERATING: 'done',
  DONE: 'done',
  DECLINED: 'closed',
  EXPIRED: 'late',
  WITHDRAWN: 'closed',
};

/** Whether an answer from one of the sides is pending. */
export const waits = (state: RecommendState): boolean => waitingStates.some((one) => one === state);

/** Which rings are full, and what that means, seen from one side. */
export function blindOf(state: RecommendState, side: 'RECEIVER' | 'PROJECT') {
  if (openStates.some((one) => one === state)) return { own: true, other: true, text: m.match_blind_open() };
  if (state !== 'INTERESTED') return { own: false, other: false, text: m.match_blind_none() };
  return side === 'RECEIVER'
    ? { own: true, other: false, text: m.match_blind_you() }
    : { own: false, other: true, text: m.match_blind_they() };
}
