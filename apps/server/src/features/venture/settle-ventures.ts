import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { moveIntroduction } from './introduction/move-introduction.ts';
import { moveAccess } from './room/move-access.ts';
import { introductions, ventureAccesses, ventures } from './venture.table.ts';

/** So many at once, so that no transaction is long. */
const batch = 200;

/** Ends what nobody has answered, and what was opened until a day that is over; run again, it does nothing. */
export async function settleVentures(deps: JobDeps): Promise<void> {
  const ctx = systemContext(deps);
  const inBatches = async (settle: (tx: typeof ctx.db) => Promise<number>) => {
    while ((await inTransaction(ctx.db, settle)) === batch);
  };
  await inBatches(async (tx) => {
    const due = await tx
      .select({ access: ventureAccesses, venture: ventures })
      .from(ventureAccesses)
      .innerJoin(ventures, eq(ventures.id, ventureAccesses.ventureId))
      .where(and(inArray(ventureAccesses.status, ['ASKED', 'GRANTED']), lte(ventureAccesses.dueAt, ctx.now)))
      .orderBy(asc(ventureAccesses.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true, of: ventureAccesses });
    for (const { access, venture } of due) await moveAccess(tx, ctx, venture, access, { event: 'expire' });
    return due.length;
  });
  await inBatches(async (tx) => {
    const due = await tx
      .select()
      .from(introductions)
      .where(and(eq(introductions.status, 'SENT'), lte(introductions.dueAt, ctx.now)))
      .orderBy(asc(introductions.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const introduction of due) await moveIntroduction(tx, ctx, introduction, { event: 'expire' });
    return due.length;
  });
}
