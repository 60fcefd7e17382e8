import type { VoteState } from '@portal/contract/vote-terms';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const voteLooks: Record<VoteState, StatusKind> = {
  PENDING: 'checking',
  OPEN: 'open',
  CLOSED: 'done',
  VOID: 'closed',
};
