import { postPath } from '@portal/contract/community/post-path';
import { ballotScopeLabels, voteStateLabels } from '@portal/contract/vote/terms';
import type { Tally } from './count-choices.ts';
import type { Vote } from './vote.table.ts';

/** Number of options shown in a list row. */
const leadingOptions = 3;

type Results = NonNullable<Tally['results']>;

/** Counts with the texts of their options, in the order of the options. */
export const wordResults = ({ options }: Vote, results: Results) =>
  options.map(({ text }, at) => ({ text, votes: results[at]?.votes ?? 0 }));

/** {@link wordResults}, sorted by votes. */
export const rankResults = (vote: Vote, results: Results) =>
  wordResults(vote, results).toSorted((one, other) => other.votes - one.votes);

/** The chosen options, in words. */
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

/** A vote as lists show it: options sorted by votes if the counts are public, otherwise in ballot order. */
export const viewVoteRow = (vote: Vote, tally: Tally) => ({
  ...viewState(vote, tally),
  leading: (tally.results
    ? rankResults(vote, tally.results)
    : vote.options.map(({ text }) => ({ text, votes: null }))
  ).slice(0, leadingOptions),
});

/** Additional fields for lists that show votes on their own instead of among posts. */
export const viewTitledVote = (vote: Vote, title: string, tally: Tally) => ({
  ...viewState(vote, tally),
  postId: vote.postId,
  title,
  path: postPath('VOTE', vote.postId),
  outcome: vote.outcome,
});

/** The rules of a vote and its outcome. */
export const viewRules = ({ secret, quorum, reason, outcome, answeredAt }: Vote) => ({
  secret,
  quorum,
  reason,
  outcome,
  answeredAt: answeredAt?.getTime() ?? null,
});
