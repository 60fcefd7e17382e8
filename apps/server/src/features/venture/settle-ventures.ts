import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { everyStep } from '../../platform/database/failed-rows.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { systemContext } from '../../platform/http/context.ts';
import { moveIntroduction } from './introduction/move-introduction.ts';
import { moveAccess } from './room/move-access.ts';
import { introductions, ventureAccesses, ventures } from './venture.table.ts';

/** Expires unanswered requests and introductions, and access whose last day is over. Idempotent. */
export async function settleVentures(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  await everyStep({
    accesses: () =>
      inBatches(
        ctx.db,
        (tx, limit) =>
          tx
            .select({ access: ventureAccesses, venture: ventures })
            .from(ventureAccesses)
            .innerJoin(ventures, eq(ventures.id, ventureAccesses.ventureId))
            .where(
              and(inArray(ventureAccesses.status, ['ASKED', 'GRANTED']), lte(ventureAccesses.dueAt, ctx.now)),
            )
            .orderBy(asc(ventureAccesses.dueAt))
            .limit(limit)
            .for('update', { skipLocked: true, of: ventureAccesses }),
        (tx, { access, venture }) => moveAccess(tx, ctx, venture, access, { event: 'expire' }),
        ({ access }) => access.id,
      ),
    introductions: () =>
      inBatches(
        ctx.db,
        (tx, limit) =>
          tx
            .select()
            .from(introductions)
            .where(and(eq(introductions.status, 'SENT'), lte(introductions.dueAt, ctx.now)))
            .orderBy(asc(introductions.dueAt))
            .limit(limit)
            .for('update', { skipLocked: true }),
        (tx, introduction) => moveIntroduction(tx, ctx, introduction, { event: 'expire' }),
        ({ id }) => id,
      ),
  });
}
