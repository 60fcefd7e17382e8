import { and, asc, inArray, lt } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { moveRecommend } from './operate-recommend.ts';
import { recommendations } from './recommend.table.ts';

const batch = 200;

/** Ends what was not answered in thirty days; run again, it does nothing. */
export async function settleRecommends(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const isDue = and(
    inArray(recommendations.status, ['SENT', 'VIEWED', 'INTERESTED']),
    lt(recommendations.expiresAt, ctx.now),
  );
  for (let moved = batch; moved === batch; )
    moved = await inTransaction(ctx.db, async (tx) => {
      const due = await tx
        .select()
        .from(recommendations)
        .where(isDue)
        .orderBy(asc(recommendations.expiresAt))
        .limit(batch)
        .for('update', { skipLocked: true });
      for (const row of due) await moveRecommend(tx, ctx, row, { event: 'expire' });
      return due.length;
    });
}
