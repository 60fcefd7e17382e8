import type { AnsweredVote } from '@portal/contract/vote/public';
import { type BallotScope, ballotScopes } from '@portal/contract/vote/terms';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { tallyOf } from './count-choices.ts';
import { selectShown } from './vote.queries.ts';
import { votes } from './vote.table.ts';
import { rankResults, viewTitledVote } from './vote.view.ts';

/** The vote with this scope that closed last and has an answer, except the given one. */
const findLast = (db: Db, scope: BallotScope, exceptId: string) =>
  selectShown(
    db,
    and(eq(votes.scope, scope), eq(votes.state, 'CLOSED'), ne(votes.outcome, ''), ne(votes.postId, exceptId)),
  )
    .orderBy(desc(votes.endsAt), desc(votes.postId))
    .limit(1);

/** Outcomes of other votes: one for each scope. */
export async function listAnswered(db: Db, exceptId: string): Promise<{ rows: AnsweredVote[] }> {
  const found = (await Promise.all(ballotScopes.map((scope) => findLast(db, scope, exceptId)))).flat();
  const tally = await tallyOf(
    db,
    found.map(({ vote }) => vote),
    () => true,
  );
  return {
    rows: found.map(({ vote, title }) => ({
      ...viewTitledVote(vote, title, tally(vote)),
      results: rankResults(vote, tally(vote).results ?? []),
    })),
  };
}
