import { and, eq, lte } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { moveVote } from './move-vote.ts';
import { votes } from './vote.table.ts';

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
