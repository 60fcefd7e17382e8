import { undecidedStates } from '@portal/contract/recruit/terms';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CancelCheck, Erase } from '../../feature/account-end.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { unreadPostsOf } from '../community/shown-post.public.ts';
import { emptied } from './application/move-application.ts';
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
export const eraseRecruits: Erase = async (tx, userId, now) => {
  const isTheirs = eq(recruitApplications.userId, userId);
  const files = await tx
    .select({ id: recruitApplications.fileId })
    .from(recruitApplications)
    .where(and(isTheirs, isNotNull(recruitApplications.fileId)));
  const fileIds = files.flatMap(({ id }) => id ?? []);
  if (fileIds.length > 0) await tx.delete(fileGroups).where(inArray(fileGroups.id, fileIds));
  await tx
    .update(recruitApplications)
    .set({ status: 'WITHDRAWN', updatedAt: now })
    .where(and(isTheirs, inArray(recruitApplications.status, [...undecidedStates])));
  await tx
    .update(recruitApplications)
    .set({ ...emptied, userId: null, updatedBy: null })
    .where(isTheirs);
  const isAlone = and(eq(recruits.authorId, userId), isNull(recruits.enterpriseId));
  await tx
    .update(recruits)
    .set({ state: 'CLOSED', endedAt: now })
    .where(and(isAlone, inArray(recruits.state, ['PENDING', 'OPEN'])));
  await tx
    .update(recruits)
    .set({ state: 'CLOSED' })
    .where(and(isAlone, eq(recruits.state, 'FILLED')));
  await tx
    .update(recruits)
    .set({ positions: [] })
    .where(inArray(recruits.postId, unreadPostsOf(tx, userId)));
  await invalidateTags(tx, ['community']);
};
