import { keptDays, undecidedStates } from '@portal/contract/recruit/terms';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { JobDeps } from '../../../feature/feature.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { systemContext, type WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { type Recruit, recruitApplications, recruits } from '../recruit.table.ts';
import { dropResume, emptied, moveApplication } from './move-application.ts';

const dayMs = 86_400_000;

/** Erases the applications of a recruitment, keeping only how many there were and how each ended. */
async function eraseOf(tx: Db, ctx: WriteContext, recruit: Recruit): Promise<void> {
  const { postId } = recruit;
  const rows = await tx
    .select()
    .from(recruitApplications)
    .where(eq(recruitApplications.postId, postId))
    .orderBy(asc(recruitApplications.id))
    .for('update');
  for (const row of rows) {
    if (undecidedStates.some((state) => state === row.status))
      await moveApplication(tx, ctx, recruit, row, { event: 'lapse' });
    await dropResume(tx, row);
  }
  await tx
    .update(recruitApplications)
    .set({ ...emptied, userId: null, updatedBy: null })
    .where(eq(recruitApplications.postId, postId));
  await tx.update(recruits).set({ erasedAt: ctx.now }).where(eq(recruits.postId, postId));
  await writeLog(tx, ctx, {
    event: 'communityRecruit.erase',
    entity: 'communityRecruit',
    entityId: postId,
    after: { applications: rows.length },
  });
}

/** Erases applications of recruitments whose retention period is over, each in its own transaction. */
export async function eraseApplications(deps: Pick<JobDeps, 'database' | 'clock'>): Promise<void> {
  const ctx = systemContext(deps);
  const before = new Date(ctx.now.getTime() - keptDays * dayMs);
  await inBatches(
    ctx.db,
    (tx, limit) =>
      tx
        .select()
        .from(recruits)
        .where(and(isNull(recruits.erasedAt), lte(recruits.endedAt, before)))
        .orderBy(asc(recruits.endedAt), asc(recruits.postId))
        .limit(limit)
        .for('update', { skipLocked: true }),
    (tx, recruit) => eraseOf(tx, ctx, recruit),
    ({ postId }) => postId,
    1,
  );
}
