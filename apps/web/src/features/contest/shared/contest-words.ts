import type { ContestStage } from '@portal/contract/contest';
import type {
  BallotState,
  ContestEntryState,
  ContestMemberState,
  ContestStageKind,
  ContestState,
  ObjectionState,
} from '@portal/contract/contest-terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

// Of the contract the types only: its tables bring zod, which public pages do without.
export const stageNames: Record<ContestStageKind, () => string> = {
  SIGN: m.contest_stage_sign,
  SUBMIT: m.contest_stage_submit,
  PRELIM: m.contest_stage_prelim,
  VOTE: m.contest_stage_vote,
  FINAL: m.contest_stage_final,
  PUBLICITY: m.contest_stage_publicity,
};

export const contestStateNames: Record<ContestState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  PUBLISHED: m.state_published,
  RUNNING: m.contest_state_running,
  SCORING: m.contest_state_scoring,
  PUBLICITY: m.state_publicity,
  DONE: m.contest_state_done,
  CANCELLED: m.state_cancelled,
};

export const contestLooks: Record<ContestState, StatusKind> = {
  DRAFT: 'waiting',
  PENDING: 'checking',
  PUBLISHED: 'open',
  RUNNING: 'open',
  SCORING: 'checking',
  PUBLICITY: 'checking',
  DONE: 'done',
  CANCELLED: 'closed',
};

export const entryStateNames: Record<ContestEntryState, () => string> = {
  DRAFT: m.state_draft,
  SUBMITTED: m.state_submitted,
  RETURNED: m.state_returned_for_correction,
  QUALIFIED: m.contest_state_qualified,
  PROMOTED: m.contest_state_promoted,
  ELIMINATED: m.contest_state_eliminated,
  FINALIST: m.contest_state_finalist,
  AWARDED: m.contest_state_awarded,
  DISQUALIFIED: m.contest_state_disqualified,
  WITHDRAWN: m.contest_state_withdrawn,
};

export const entryLooks: Record<ContestEntryState, StatusKind> = {
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

export const memberLooks: Record<ContestMemberState, StatusKind> = {
  INVITED: 'waiting',
  ACCEPTED: 'done',
  DECLINED: 'closed',
  LEFT: 'closed',
};

export const ballotLooks: Record<BallotState, StatusKind> = {
  ASSIGNED: 'open',
  SCORED: 'waiting',
  LOCKED: 'done',
  CONFLICT: 'late',
};

export const ballotNames: Record<BallotState, () => string> = {
  ASSIGNED: m.contest_ballot_assigned,
  SCORED: m.contest_ballot_scored,
  LOCKED: m.contest_ballot_locked,
  CONFLICT: m.contest_ballot_conflict,
};

export const objectionStateNames: Record<ObjectionState, () => string> = {
  OPEN: m.contest_objection_open,
  UPHELD: m.state_objection_upheld,
  REFUSED: m.state_objection_refused,
};

export const objectionLooks: Record<ObjectionState, StatusKind> = {
  OPEN: 'checking',
  UPHELD: 'done',
  REFUSED: 'closed',
};

/** 09-15 – 10-10, or one day. */
export function stageText({ from, to }: ContestStage): string {
  // A stage that ends at midnight ends with the day before.
  const [first, last] = [formatDate(from, 'MM-DD'), formatDate(to - 1, 'MM-DD')];
  return first === last ? first : `${first} – ${last}`;
}

export const yuanText = (fen: number): string =>
  m.contest_yuan({ amount: formatFen(fen).replace(/\.00$/, '') });

/** +1.27, with a minus sign of its own width. */
export const normText = (norm: number): string => `${norm < 0 ? '−' : '+'}${Math.abs(norm).toFixed(2)}`;
