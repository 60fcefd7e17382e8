import type { VoteState } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const voteStateNames: Record<VoteState, () => string> = {
  PENDING: m.vote_state_pending,
  OPEN: m.vote_state_open,
  CLOSED: m.vote_state_closed,
  VOID: m.vote_state_void,
};

export const voteLooks: Record<VoteState, StatusKind> = {
  PENDING: 'checking',
  OPEN: 'open',
  CLOSED: 'done',
  VOID: 'closed',
};
