import { type VoteEvent, voteTransitions } from '@portal/contract/vote-terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { posts } from '../community/post.table.ts';
import { postPath } from '../community/post-path.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { type Vote, votes } from './vote.table.ts';

/** A vote, locked. */
export async function lockVote(tx: Db, postId: string): Promise<Vote | undefined> {
  const [vote] = await tx.select().from(votes).where(eq(votes.postId, postId)).for('update');
  return vote;
}

/** Who has begun it is told how it ended. */
async function tellAuthor(tx: Db, { now }: WriteContext, { postId, reason, state }: Vote): Promise<void> {
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId));
  if (!post) throw notFound();
  const { title, authorId } = post;
  const told = { userIds: [authorId], link: postPath('VOTE', postId), now };
  if (state === 'VOID') await sendMessage(tx, { ...told, eventCode: 'VOTE_VOID', params: { title, reason } });
  else await sendMessage(tx, { ...told, eventCode: 'VOTE_CLOSED', params: { title } });
}

/**
 * Moves a locked vote, with its log row.
 * @throws {AppError} 500012
 */
export async function moveVote(
  tx: Db,
  ctx: WriteContext,
  vote: Vote,
  event: VoteEvent,
  reason = '',
): Promise<Vote> {
  const state = nextState(voteTransitions, vote.state, event);
  const [moved] = await tx
    .update(votes)
    .set({ state, reason })
    .where(eq(votes.postId, vote.postId))
    .returning();
  if (!moved) throw notFound();
  await writeLog(tx, ctx, {
    event: `communityVote.${event}`,
    entity: 'communityVote',
    entityId: vote.postId,
    before: { state: vote.state },
    after: { state },
    ...(reason ? { reason } : {}),
  });
  if (event !== 'open') await tellAuthor(tx, ctx, moved);
  await invalidateTags(tx, ['community']);
  return moved;
}
