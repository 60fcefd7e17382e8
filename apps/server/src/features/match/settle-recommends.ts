import { waitingStates } from '@portal/contract/match/recommend-terms';
import { and, asc, inArray, lt, or, sql } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { moveRecommend } from './operate-recommend.ts';
import { recommendations } from './recommend.table.ts';

const hasLeft = sql`not exists (select from ${enterprises}
  where ${enterprises.id} = ${recommendations.toEnterpriseId} and ${enterprises.entryStatus} = 'PASSED')`;

/**
 * Expires recommendations unanswered for thirty days, and those waiting for an enterprise that has left. Idempotent.
 */
export async function settleRecommends(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const isDue = and(
    inArray(recommendations.status, waitingStates),
    or(lt(recommendations.expiresAt, ctx.now), hasLeft),
  );
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(recommendations)
        .where(isDue)
        .orderBy(asc(recommendations.expiresAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, row) => moveRecommend(tx, ctx, row, { event: 'expire' }),
    ({ id }) => id,
  );
}
