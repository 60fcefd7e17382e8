import * as m from '@portal/texts/messages';

/** Pictures of options are stored under it. */
export const votePicturePurpose = 'votePicture';

/** Within so many days of its end a vote is answered. */
export const answerDays = 14;

/** PENDING is not public yet. */
export const voteStates = ['PENDING', 'OPEN', 'CLOSED', 'VOID'] as const;
export type VoteState = (typeof voteStates)[number];

export const voteStateLabels: Record<VoteState, () => string> = {
  PENDING: m.state_pending,
  OPEN: m.state_vote_open,
  CLOSED: m.state_vote_closed,
  VOID: m.state_void,
};

export const voteEvents = ['open', 'close', 'void'] as const;
export type VoteEvent = (typeof voteEvents)[number];
/** What two operators do one after the other: either would change who takes part. */
export const endingEvents = ['close', 'void'] as const;
export type EndingEvent = (typeof endingEvents)[number];
/** `keep` drops what a colleague has proposed. */
export const voteActs = [...endingEvents, 'keep'] as const;

export const voteTransitions: Record<VoteState, Partial<Record<VoteEvent, VoteState>>> = {
  PENDING: { open: 'OPEN' },
  OPEN: { close: 'CLOSED', void: 'VOID' },
  CLOSED: { void: 'VOID' },
  VOID: {},
};

/** Whose ballot it is: a person's, or an enterprise's, cast by its owner or administrator. */
export const ballotScopes = ['USER', 'ENTERPRISE'] as const;
export type BallotScope = (typeof ballotScopes)[number];

export const ballotScopeLabels: Record<BallotScope, () => string> = {
  USER: m.vote_scope_user,
  ENTERPRISE: m.vote_scope_enterprise,
};

/** When the counts may be seen. */
export const resultVisibilities = ['ALWAYS', 'AFTER_VOTE', 'AFTER_CLOSE'] as const;
export type ResultVisibility = (typeof resultVisibilities)[number];

export const resultVisibilityLabels: Record<ResultVisibility, () => string> = {
  ALWAYS: m.vote_visible_always,
  AFTER_VOTE: m.vote_visible_after_vote,
  AFTER_CLOSE: m.vote_visible_after_close,
};
