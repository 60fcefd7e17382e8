import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { fileGroups } from '../../platform/files/file.table.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { postSearch } from './post.search.ts';
import { boardFollows, comments, communityProfiles, likes, posts } from './post.table.ts';
import { answerInvites, communityQuestions } from './question/question.table.ts';

/**
 * Public texts of a closed account stay for those who replied, under a deleted author. Unpublished ones, the nickname,
 * follows and likes are erased.
 */
export const eraseCommunity: Erase = async (tx, userId, { now }) => {
  const isTheirs = eq(posts.authorId, userId);
  const unread = inArray(posts.status, ['DRAFT', 'PENDING', 'REJECTED', 'APPEAL', 'HIDDEN', 'DELETED']);
  const erased = {
    title: '',
    body: '',
    excerpt: '',
    tags: [],
    fileIds: [],
    change: null,
    appeal: '',
    foundBy: '',
    updatedAt: now,
  };
  const hidden = await tx.select({ fileIds: posts.fileIds }).from(posts).where(and(isTheirs, unread));
  const files = hidden.flatMap(({ fileIds }) => fileIds);
  if (files.length > 0)
    await tx.delete(fileGroups).where(and(inArray(fileGroups.id, files), eq(fileGroups.ownerUserId, userId)));
  await tx
    .update(posts)
    .set({ ...erased, status: 'DELETED', dueAt: null, review: null })
    .where(and(isTheirs, unread));
  // The bounty of an unpublished question is refunded by the next run of the job.
  await tx
    .update(communityQuestions)
    .set({ deadlineAt: now })
    .where(
      and(
        isNull(communityQuestions.deadlineAt),
        inArray(communityQuestions.postId, tx.select({ id: posts.id }).from(posts).where(isTheirs)),
      ),
    );
  await tx
    .update(posts)
    .set({ change: null })
    .where(and(isTheirs, isNotNull(posts.change)));
  await tx
    .update(comments)
    .set({ body: '', appeal: '', status: 'DELETED', dueAt: null, review: null })
    .where(
      and(
        eq(comments.authorId, userId),
        inArray(comments.status, ['PENDING', 'REJECTED', 'APPEAL', 'HIDDEN', 'DELETED']),
      ),
    );
  await tx.delete(communityProfiles).where(eq(communityProfiles.userId, userId));
  await tx.delete(boardFollows).where(eq(boardFollows.userId, userId));
  await tx.delete(answerInvites).where(eq(answerInvites.userId, userId));
  await tx.delete(likes).where(eq(likes.userId, userId));
  const shown = await tx.select({ id: posts.id }).from(posts).where(isTheirs);
  await refreshDocuments(
    tx,
    postSearch,
    shown.map(({ id }) => id),
    now,
  );
  await invalidateTags(tx, ['community']);
};
