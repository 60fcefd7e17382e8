import { type SharedAct, sharedActs } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import type { Db } from '../../../platform/database/database.ts';
import { updateVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { isSecond } from '../../../platform/workflow/second-person.ts';
import { type Post, posts, type ReviewNote } from '../post.table.ts';
import type { PostKinds } from '../post-kinds.ts';
import { reviewDueAt } from './choose-route.ts';

export const isShared = (event: string): event is SharedAct =>
  (sharedActs as readonly string[]).includes(event);

/** A post's review causes other than the proposal; null if there are none. */
function reviewWithout({ review }: Post): ReviewNote | null {
  const causes = (review?.causes ?? []).filter((cause) => cause !== 'PROPOSAL');
  return review && causes.length > 0 ? { ...review, causes } : null;
}

/**
 * Saves an operator's proposed action on a post with participants until a second operator agrees; null if it can be
 * done at once.
 * @throws {AppError} 500012 for one's own proposal
 */
export async function proposeAct(
  tx: Db,
  ctx: Context,
  kinds: PostKinds,
  post: Post,
  { event, reason }: { event: SharedAct; reason: string },
): Promise<Post | null> {
  if (!(await kinds.isTakenPartIn(tx, post))) return null;
  const { actor, now } = ctx;
  if (isSecond(post.proposal, event, actor.userId)) return null;
  const review = reviewWithout(post);
  const kept = await updateVersion(tx, ctx, posts, post.id, {
    proposal: { event, by: actor.userId, at: now.getTime(), reason },
    review: { words: review?.words ?? [], causes: [...(review?.causes ?? []), 'PROPOSAL'] },
    dueAt: post.dueAt ?? reviewDueAt(now),
  });
  await writeLog(tx, ctx, {
    event: event === 'hide' ? 'communityPost.proposeHide' : 'communityPost.proposeLock',
    entity: 'communityPost',
    entityId: post.id,
    reason,
  });
  return kept;
}

/**
 * Discards a proposal; the post stays as it is.
 * @throws {AppError} 500012 without a proposal
 */
export async function dropProposal(tx: Db, ctx: Context, post: Post): Promise<Post> {
  if (post.proposal === null) throw new AppError(retCodes.TRANSITION_REFUSED);
  const review = reviewWithout(post);
  const kept = await updateVersion(tx, ctx, posts, post.id, {
    proposal: null,
    review,
    dueAt: review === null ? null : post.dueAt,
  });
  await writeLog(tx, ctx, {
    event: 'communityPost.keep',
    entity: 'communityPost',
    entityId: post.id,
    ...(post.proposal.reason === '' ? {} : { reason: post.proposal.reason }),
  });
  return kept;
}
