import * as m from '@portal/texts/messages';

/** Upload purpose for pictures of options. */
export const votePicturePurpose = 'votePicture';

/** Days after its end within which the park answers a vote. */
export const answerDays = 14;

/** PENDING: not public yet. */
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
/** Events that take two operators, one after the other, since either would change who takes part. */
export const endingEvents = ['close', 'void'] as const;
export type EndingEvent = (typeof endingEvents)[number];
/** `keep` drops a colleague's proposal. */
export const voteActs = [...endingEvents, 'keep'] as const;

export const voteTransitions: Record<VoteState, Partial<Record<VoteEvent, VoteState>>> = {
  PENDING: { open: 'OPEN' },
  OPEN: { close: 'CLOSED', void: 'VOID' },
  CLOSED: { void: 'VOID' },
  VOID: {},
};

/** Who holds a ballot: a person, or an enterprise, whose owner or administrator casts it. */
export const ballotScopes = ['USER', 'ENTERPRISE'] as const;
export type BallotScope = (typeof ballotScopes)[number];

export const ballotScopeLabels: Record<BallotScope, () => string> = {
  USER: m.vote_scope_user,
  ENTERPRISE: m.vote_scope_enterprise,
};

/** When the counts become visible. */
export const resultVisibilities = ['ALWAYS', 'AFTER_VOTE', 'AFTER_CLOSE'] as const;
export type ResultVisibility = (typeof resultVisibilities)[number];

export const resultVisibilityLabels: Record<ResultVisibility, () => string> = {
  ALWAYS: m.vote_visible_always,
  AFTER_VOTE: m.vote_visible_after_vote,
  AFTER_CLOSE: m.vote_visible_after_close,
};
