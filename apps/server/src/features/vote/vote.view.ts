import { postPath } from '@portal/contract/post-path';
import { ballotScopeLabels, voteStateLabels } from '@portal/contract/vote-terms';
import type { Tally } from './count-choices.ts';
import type { Vote } from './vote.table.ts';

/** So many options stand in a row of a list. */
const leadingOptions = 3;

type Results = NonNullable<Tally['results']>;

/** Counts with the words of their options, in the order of these. */
export const wordResults = ({ options }: Vote, results: Results) =>
  options.map(({ text }, at) => ({ text, votes: results[at]?.votes ?? 0 }));

/** The same, the most first. */
export const rankResults = (vote: Vote, results: Results) =>
  wordResults(vote, results).toSorted((one, other) => other.votes - one.votes);

/** What was chosen, in words. */
export const wordChosen = ({ options }: Vote, chosen: readonly string[]): string[] =>
  chosen.map((id) => options.find((option) => option.id === id)?.text ?? id);

const viewState = (vote: Vote, { voters }: Tally) => ({
  state: vote.state,
  stateLabel: voteStateLabels[vote.state](),
  scope: vote.scope,
  scopeLabel: ballotScopeLabels[vote.scope](),
  options: vote.options.length,
  voters,
  endsAt: vote.endsAt.getTime(),
});

/** What rows show of a vote: options by their counts where these are public, else as they stand on the paper. */
export const viewVoteRow = (vote: Vote, tally: Tally) => ({
  ...viewState(vote, tally),
  leading: (tally.results
    ? rankResults(vote, tally.results)
    : vote.options.map(({ text }) => ({ text, votes: null }))
  ).slice(0, leadingOptions),
});

/** What lists say of a vote besides, where it is not a post among others. */
export const viewTitledVote = (vote: Vote, title: string, tally: Tally) => ({
  ...viewState(vote, tally),
  postId: vote.postId,
  title,
  path: postPath('VOTE', vote.postId),
  outcome: vote.outcome,
});

/** By which rules it was held, and what came of it. */
export const viewRules = ({ secret, quorum, reason, outcome, answeredAt }: Vote) => ({
  secret,
  quorum,
  reason,
  outcome,
  answeredAt: answeredAt?.getTime() ?? null,
});
