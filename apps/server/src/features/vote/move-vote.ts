import { postPath } from '@portal/contract/community/post-path';
import { type VoteEvent, voteTransitions } from '@portal/contract/vote/terms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { posts } from '../community/post.table.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { type Vote, votes, voteTurnout } from './vote.table.ts';

/** Locks a vote. */
export async function lockVote(tx: Db, postId: string): Promise<Vote | undefined> {
  const [vote] = await tx.select().from(votes).where(eq(votes.postId, postId)).for('update');
  return vote;
}

/** The people who voted, or for enterprises the members who may vote for them. */
async function idsOfVoters(tx: Db, { postId, scope }: Vote): Promise<string[]> {
  const isTurnout = eq(voteTurnout.postId, postId);
  if (scope === 'USER') {
    const people = await tx.select({ id: voteTurnout.voterKey }).from(voteTurnout).where(isTurnout);
    return people.map(({ id }) => id);
  }
  const isVoter = and(
    eq(enterpriseMembers.enterpriseId, voteTurnout.voterKey),
    eq(enterpriseMembers.status, 'ACTIVE'),
    inArray(enterpriseMembers.memberRole, ['OWNER', 'ADMIN']),
  );
  const members = await tx
    .select({ id: enterpriseMembers.userId })
    .from(voteTurnout)
    .innerJoin(enterpriseMembers, isVoter)
    .where(isTurnout);
  return members.map(({ id }) => id);
}

/** Notifies author and voters of the result and of the park's answer. */
export async function notifyOfVote(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  vote: Vote,
  event: 'close' | 'void' | 'answer',
): Promise<void> {
  const { postId, reason, outcome } = vote;
  const [post] = await tx.select().from(posts).where(eq(posts.id, postId));
  if (!post) throw notFound();
  const { title, authorId } = post;
  const notices = {
    close: { eventCode: 'VOTE_CLOSED', params: { title } },
    void: { eventCode: 'VOTE_VOID', params: { title, reason } },
    answer: { eventCode: 'VOTE_ANSWERED', params: { title, outcome } },
  } as const;
  const userIds = [...new Set([authorId, ...(await idsOfVoters(tx, vote))])];
  await sendMessage(tx, { ...notices[event], userIds, link: postPath('VOTE', postId), now });
}

/**
 * Moves a locked vote and writes the log row.
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
    .set({
      state,
      reason,
      proposal: null,
      ...(event === 'close' && ctx.now < vote.endsAt ? { endsAt: ctx.now } : {}),
    })
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
  if (event !== 'open') await notifyOfVote(tx, ctx, moved, event);
  await invalidateTags(tx, ['community']);
  return moved;
}
