import type { voteOperate } from '@portal/contract/vote';
import { and, eq, lte } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { systemContext, type Verb } from '../../platform/http/context.ts';
import { lockVote, moveVote } from './move-vote.ts';
import { getShownVote, viewVote } from './vote.queries.ts';
import { votes } from './vote.table.ts';

/** @throws {AppError} 500404, 500012 */
export const operateVote: Verb<typeof voteOperate> = (ctx, { id, event, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await getShownVote(tx, id);
    const vote = await lockVote(tx, id);
    if (!vote) throw notFound();
    return viewVote(tx, await moveVote(tx, ctx, vote, event, data.reason), ctx.now);
  });

/** Closes what has come to its end, each vote by itself. */
export async function closeVotes(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  for (let found = true; found; )
    found = await inTransaction(ctx.db, async (tx) => {
      const [vote] = await tx
        .select()
        .from(votes)
        .where(and(eq(votes.state, 'OPEN'), lte(votes.endsAt, ctx.now)))
        .orderBy(votes.postId)
        .limit(1)
        .for('update', { skipLocked: true });
      if (vote) await moveVote(tx, ctx, vote, 'close');
      return vote !== undefined;
    });
}
