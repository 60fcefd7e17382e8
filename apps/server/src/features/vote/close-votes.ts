import { and, eq, lte } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { moveVote } from './move-vote.ts';
import { votes } from './vote.table.ts';

/** Closes votes that have ended, each in its own transaction. */
export async function closeVotes(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(votes)
        .where(and(eq(votes.state, 'OPEN'), lte(votes.endsAt, ctx.now)))
        .orderBy(votes.postId)
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, vote) => moveVote(tx, ctx, vote, 'close'),
    ({ postId }) => postId,
    1,
  );
}
