import { undecidedStates } from '@portal/contract/recruit/terms';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import type { Db } from '../../platform/database/database.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { unreadPostsOf } from '../community/shown-post.public.ts';
import { emptied, moveApplication } from './application/move-application.ts';
import { moveRecruit } from './move-recruit.ts';
import { recruitApplications, recruits } from './recruit.table.ts';

/** Users who recruit in their own name must answer their applicants or close the recruitment before they leave. */
export const awaitsApplicants: CancelCheck = async (db, { id }) => {
  const open = db
    .select({ id: recruits.postId })
    .from(recruits)
    .where(
      and(
        eq(recruits.authorId, id),
        isNull(recruits.enterpriseId),
        inArray(recruits.state, ['OPEN', 'FILLED']),
      ),
    );
  const isWaiting = and(
    inArray(recruitApplications.postId, open),
    inArray(recruitApplications.status, [...undecidedStates]),
  );
  return (await db.$count(recruitApplications, isWaiting)) > 0 ? 'RECRUIT' : null;
};

/**
 * Withdraws the user's applications and erases their text, file and name; closes what they recruited for in their own
 * name and empties what was never public. Recruitments of an enterprise continue.
 */
export const eraseRecruits: Erase = async (tx, userId, ctx) => {
  await withdrawApplications(tx, userId, ctx);
  const isTheirs = eq(recruitApplications.userId, userId);
  const files = await tx
    .select({ id: recruitApplications.fileId })
    .from(recruitApplications)
    .where(and(isTheirs, isNotNull(recruitApplications.fileId)));
  const fileIds = files.flatMap(({ id }) => id ?? []);
  if (fileIds.length > 0) await tx.delete(fileGroups).where(inArray(fileGroups.id, fileIds));
  await tx
    .update(recruitApplications)
    .set({ ...emptied, userId: null, updatedBy: null })
    .where(isTheirs);
  const ownOpen = await tx
    .select()
    .from(recruits)
    .where(
      and(
        eq(recruits.authorId, userId),
        isNull(recruits.enterpriseId),
        inArray(recruits.state, ['PENDING', 'OPEN', 'FILLED']),
      ),
    )
    .orderBy(recruits.postId)
    .for('update');
  for (const recruit of ownOpen) await moveRecruit(tx, ctx, recruit, 'close');
  await tx
    .update(recruits)
    .set({ positions: [] })
    .where(inArray(recruits.postId, unreadPostsOf(tx, userId)));
  await invalidateTags(tx, ['community']);
};

/** Withdraws what is undecided, which notifies the recruiters. */
async function withdrawApplications(tx: Db, userId: string, ctx: WriteContext): Promise<void> {
  const waiting = await tx
    .select({ application: recruitApplications, recruit: recruits })
    .from(recruitApplications)
    .innerJoin(recruits, eq(recruits.postId, recruitApplications.postId))
    .where(
      and(eq(recruitApplications.userId, userId), inArray(recruitApplications.status, [...undecidedStates])),
    )
    .orderBy(recruits.postId, recruitApplications.id)
    .for('update');
  for (const { application, recruit } of waiting)
    await moveApplication(tx, ctx, recruit, application, { event: 'withdraw' });
}
