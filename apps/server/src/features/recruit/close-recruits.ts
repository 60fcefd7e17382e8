import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { moveRecruit } from './move-recruit.ts';
import { recruits } from './recruit.table.ts';

/** Closes recruitments past their deadline or whose enterprise has left the park, each in its own transaction. */
export async function closeRecruits(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  const left = ctx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(eq(enterprises.entryStatus, 'REVOKED'));
  const isOver = or(lt(recruits.deadline, chinaDayOf(ctx.now)), inArray(recruits.enterpriseId, left));
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(recruits)
        .where(and(eq(recruits.state, 'OPEN'), isOver))
        .orderBy(asc(recruits.deadline), asc(recruits.postId))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, recruit) => moveRecruit(tx, ctx, recruit, 'close'),
    ({ postId }) => postId,
    1,
  );
}
