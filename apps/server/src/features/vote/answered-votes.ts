import { postPath } from '@portal/contract/post-path';
import type { AnsweredVote } from '@portal/contract/vote';
import {
  type BallotScope,
  ballotScopeLabels,
  ballotScopes,
  voteStateLabels,
} from '@portal/contract/vote-terms';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { posts } from '../community/post.table.ts';
import { countChoices, countVoters } from './count-choices.ts';
import { votes } from './vote.table.ts';

/** The vote of a way of counting that was answered last, other than one. */
const findLast = (db: Db, scope: BallotScope, exceptId: string) =>
  db
    .select({ vote: votes, title: posts.title })
    .from(votes)
    .innerJoin(posts, and(eq(posts.id, votes.postId), inArray(posts.status, ['PUBLISHED', 'LOCKED'])))
    .where(
      and(
        eq(votes.scope, scope),
        eq(votes.state, 'CLOSED'),
        ne(votes.outcome, ''),
        ne(votes.postId, exceptId),
      ),
    )
    .orderBy(desc(votes.endsAt), desc(votes.postId))
    .limit(1);

/** What came of other votes: one of each way of counting. */
export async function listAnswered(db: Db, exceptId: string): Promise<{ rows: AnsweredVote[] }> {
  const found = (await Promise.all(ballotScopes.map((scope) => findLast(db, scope, exceptId)))).flat();
  const shown = found.map(({ vote }) => vote);
  const [voters, counts] = await Promise.all([
    countVoters(
      db,
      shown.map(({ postId }) => postId),
    ),
    countChoices(db, shown),
  ]);
  return {
    rows: found.map(({ vote, title }) => {
      const texts = new Map(vote.options.map(({ id, text }) => [id, text]));
      const results = (counts.get(vote.postId) ?? []).map(({ optionId, votes: count }) => ({
        text: texts.get(optionId) ?? '',
        votes: count,
      }));
      return {
        postId: vote.postId,
        title,
        path: postPath('VOTE', vote.postId),
        state: vote.state,
        stateLabel: voteStateLabels[vote.state](),
        scope: vote.scope,
        scopeLabel: ballotScopeLabels[vote.scope](),
        options: vote.options.length,
        voters: voters.get(vote.postId) ?? 0,
        endsAt: vote.endsAt.getTime(),
        results: results.toSorted((one, other) => other.votes - one.votes),
        outcome: vote.outcome,
      };
    }),
  };
}
