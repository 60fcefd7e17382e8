import type { ContestStage } from '@portal/contract/contest/public';
import type {
  BallotState,
  ContestEntryState,
  ContestMemberState,
  ContestStageKind,
  ContestState,
  ObjectionState,
} from '@portal/contract/contest/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const stageNames: Record<ContestStageKind, () => string> = {
  SIGN: m.contest_stage_sign,
  SUBMIT: m.contest_stage_submit,
  PRELIM: m.contest_stage_prelim,
  VOTE: m.contest_stage_vote,
  FINAL: m.contest_stage_final,
  PUBLICITY: m.contest_stage_publicity,
};

export const contestVariants: Record<ContestState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  PUBLISHED: 'open',
  RUNNING: 'open',
  SCORING: 'checking',
  PUBLICITY: 'checking',
  DONE: 'done',
  CANCELLED: 'closed',
};

export const entryVariants: Record<ContestEntryState, StatusKind> = {
  DRAFT: 'waiting',
  SUBMITTED: 'checking',
  RETURNED: 'waiting',
  QUALIFIED: 'checking',
  PROMOTED: 'done',
  ELIMINATED: 'closed',
  FINALIST: 'done',
  AWARDED: 'done',
  DISQUALIFIED: 'late',
  WITHDRAWN: 'closed',
};

export const memberStateNames: Record<ContestMemberState, () => string> = {
  INVITED: m.contest_member_invited,
  ACCEPTED: m.contest_member_accepted,
  DECLINED: m.contest_member_declined,
  LEFT: m.contest_member_left,
};

export const memberVariants: Record<ContestMemberState, StatusKind> = {
  INVITED: 'waiting',
  ACCEPTED: 'done',
  DECLINED: 'closed',
  LEFT: 'closed',
};

export const ballotVariants: Record<BallotState, StatusKind> = {
  ASSIGNED: 'open',
  SCORED: 'waiting',
  LOCKED: 'done',
  CONFLICT: 'late',
};

export const objectionVariants: Record<ObjectionState, StatusKind> = {
  OPEN: 'checking',
  UPHELD: 'done',
  REFUSED: 'closed',
};

/** Formats as 09-15 – 10-10, or a single day. */
export function stageText({ from, to }: ContestStage): string {
  // A stage that ends at midnight shows the day before as its last.
  const [first, last] = [formatDate(from, 'MM-DD'), formatDate(to - 1, 'MM-DD')];
  return first === last ? first : `${first} – ${last}`;
}

export const yuanText = (fen: number): string =>
  m.field_amount_yuan({ amount: formatFen(fen).replace(/\.00$/, '') });

/** Formats as +1.27; the minus sign is as wide as the plus sign. */
export const normText = (norm: number): string => `${norm < 0 ? '−' : '+'}${Math.abs(norm).toFixed(2)}`;
