import * as m from '@portal/texts/messages';

export const contestStates = [
  'DRAFT',
  'PENDING',
  'PUBLISHED',
  'RUNNING',
  'SCORING',
  'PUBLICITY',
  'DONE',
  'CANCELLED',
] as const;
export type ContestState = (typeof contestStates)[number];

/** The office's actions on a contest; the person who submitted it cannot publish it. */
export const officeContestEvents = ['submit', 'recall', 'return', 'publish', 'assign', 'cancel'] as const;
export type OfficeContestEvent = (typeof officeContestEvents)[number];
/** `start` and `finish` are triggered by time, `announce` by the awards once a second person has confirmed them. */
type ContestEvent = OfficeContestEvent | 'start' | 'announce' | 'finish';

/** Every allowed transition; any other is refused with 500012. A repeated `assign` only fills the gaps. */
export const contestTransitions: Record<ContestState, Partial<Record<ContestEvent, ContestState>>> = {
  DRAFT: { submit: 'PENDING' },
  PENDING: { publish: 'PUBLISHED', return: 'DRAFT', recall: 'DRAFT' },
  PUBLISHED: { start: 'RUNNING', cancel: 'CANCELLED' },
  RUNNING: { assign: 'SCORING', cancel: 'CANCELLED' },
  SCORING: { assign: 'SCORING', announce: 'PUBLICITY', cancel: 'CANCELLED' },
  PUBLICITY: { finish: 'DONE' },
  DONE: {},
  CANCELLED: {},
};

export const contestStateLabels: Record<ContestState, () => string> = {
  DRAFT: m.state_draft,
  PENDING: m.state_pending,
  PUBLISHED: m.state_published,
  RUNNING: m.contest_state_running,
  SCORING: m.contest_state_scoring,
  PUBLICITY: m.state_publicity,
  DONE: m.contest_state_done,
  CANCELLED: m.state_cancelled,
};

export const contestStageKinds = ['SIGN', 'SUBMIT', 'PRELIM', 'VOTE', 'FINAL', 'PUBLICITY'] as const;
export type ContestStageKind = (typeof contestStageKinds)[number];

export const contestEntryStates = [
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'QUALIFIED',
  'PROMOTED',
  'ELIMINATED',
  'FINALIST',
  'AWARDED',
  'DISQUALIFIED',
  'WITHDRAWN',
] as const;
export type ContestEntryState = (typeof contestEntryStates)[number];

export const leaderEntryEvents = ['submit', 'edit', 'withdraw'] as const;
export type LeaderEntryEvent = (typeof leaderEntryEvents)[number];
/** Outcomes of the office's formal check. */
export const officeEntryEvents = ['qualify', 'return', 'disqualify'] as const;
export type OfficeEntryEvent = (typeof officeEntryEvents)[number];
/**
 * The other events follow from the deadline, the ballots, the awards, objections, or the cancellation of the contest.
 */
const contestEntryEvents = [
  ...leaderEntryEvents,
  ...officeEntryEvents,
  'lapse',
  'promote',
  'eliminate',
  'award',
  'final',
  'rise',
  'revoke',
  'callOff',
] as const;
export type ContestEntryEvent = (typeof contestEntryEvents)[number];

export const contestEntryTransitions: Record<
  ContestEntryState,
  Partial<Record<ContestEntryEvent, ContestEntryState>>
> = {
  DRAFT: { submit: 'SUBMITTED', withdraw: 'WITHDRAWN', lapse: 'WITHDRAWN', callOff: 'WITHDRAWN' },
  SUBMITTED: {
    edit: 'SUBMITTED',
    qualify: 'QUALIFIED',
    return: 'RETURNED',
    disqualify: 'DISQUALIFIED',
    withdraw: 'WITHDRAWN',
    callOff: 'WITHDRAWN',
  },
  RETURNED: { submit: 'SUBMITTED', withdraw: 'WITHDRAWN', lapse: 'WITHDRAWN', callOff: 'WITHDRAWN' },
  QUALIFIED: {
    promote: 'PROMOTED',
    eliminate: 'ELIMINATED',
    withdraw: 'WITHDRAWN',
    callOff: 'WITHDRAWN',
  },
  PROMOTED: { award: 'AWARDED', final: 'FINALIST', callOff: 'WITHDRAWN' },
  ELIMINATED: {},
  FINALIST: { rise: 'AWARDED' },
  AWARDED: { rise: 'AWARDED', revoke: 'DISQUALIFIED' },
  DISQUALIFIED: {},
  WITHDRAWN: {},
};

export const contestEntryStateLabels: Record<ContestEntryState, () => string> = {
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

/** States in which an entry still counts: no one may be in two such entries of one contest. */
export const liveEntryStates = ['DRAFT', 'SUBMITTED', 'RETURNED', 'QUALIFIED', 'PROMOTED'] as const;

export const contestMemberStates = ['INVITED', 'ACCEPTED', 'DECLINED', 'LEFT'] as const;
export type ContestMemberState = (typeof contestMemberStates)[number];

export const contestMemberEvents = ['accept', 'decline', 'leave'] as const;
export type ContestMemberEvent = (typeof contestMemberEvents)[number];

export const contestMemberTransitions: Record<
  ContestMemberState,
  Partial<Record<ContestMemberEvent, ContestMemberState>>
> = {
  INVITED: { accept: 'ACCEPTED', decline: 'DECLINED' },
  ACCEPTED: { leave: 'LEFT' },
  DECLINED: {},
  LEFT: {},
};

export const ballotStates = ['ASSIGNED', 'CONFLICT', 'SCORED', 'LOCKED'] as const;
export type BallotState = (typeof ballotStates)[number];

export const judgeEvents = ['lock', 'conflict'] as const;
export type JudgeEvent = (typeof judgeEvents)[number];
/** The office's actions on a locked ballot: one person asks to reopen it, another decides. */
export const officeBallotEvents = ['askReopen', 'reopen', 'keepLocked'] as const;
export type OfficeBallotEvent = (typeof officeBallotEvents)[number];
/**
 * `save` stores an incomplete ballot, `score` a complete one; `reopen` takes two people of the office; `withdraw` takes
 * it from a judge who leaves or whose account is frozen.
 */
export const ballotEvents = ['save', 'score', ...judgeEvents, 'reopen', 'withdraw'] as const;
export type BallotEvent = (typeof ballotEvents)[number];

export const ballotTransitions: Record<BallotState, Partial<Record<BallotEvent, BallotState>>> = {
  ASSIGNED: { save: 'ASSIGNED', score: 'SCORED', conflict: 'CONFLICT', withdraw: 'CONFLICT' },
  SCORED: {
    save: 'ASSIGNED',
    score: 'SCORED',
    lock: 'LOCKED',
    conflict: 'CONFLICT',
    withdraw: 'CONFLICT',
  },
  LOCKED: { reopen: 'SCORED' },
  CONFLICT: {},
};

export const ballotStateLabels: Record<BallotState, () => string> = {
  ASSIGNED: m.contest_ballot_assigned,
  SCORED: m.contest_ballot_scored,
  LOCKED: m.contest_ballot_locked,
  CONFLICT: m.contest_ballot_conflict,
};

export const objectionStates = ['OPEN', 'UPHELD', 'REFUSED'] as const;
export type ObjectionState = (typeof objectionStates)[number];

export const objectionEvents = ['uphold', 'refuse'] as const;
export type ObjectionEvent = (typeof objectionEvents)[number];

export const objectionTransitions: Record<ObjectionState, Partial<Record<ObjectionEvent, ObjectionState>>> = {
  OPEN: { uphold: 'UPHELD', refuse: 'REFUSED' },
  UPHELD: {},
  REFUSED: {},
};

export const objectionStateLabels: Record<ObjectionState, () => string> = {
  OPEN: m.contest_objection_open,
  UPHELD: m.state_objection_upheld,
  REFUSED: m.state_objection_refused,
};

/** Upload purpose for files of an entry, which its team, the office and, without names, its judges may read. */
export const contestFilePurpose = 'CONTEST_ENTRY';
export const contestPicturePurpose = 'contestPicture';
export const maxEntryFiles = 6;
/** Minimum number of scores per entry; fewer would not make a fair result. */
export const leastScores = 3;
export const maxVoteWeight = 20;
