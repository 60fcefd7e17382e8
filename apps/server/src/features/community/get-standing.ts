import type { postQueryStanding } from '@portal/contract/community/post';
import { type BountyEvent, editHours, postTransitions } from '@portal/contract/community/terms';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { accountOf, pointsOf } from '../points/move-points.public.ts';
import { boardFollows, comments, likes, type Post, posts } from './post.table.ts';
import { communityQuestions } from './question/question.table.ts';
import { isShown } from './shown-post.public.ts';

const hourMs = 3_600_000;

/** The caller's possible actions on the bounty of a question. */
async function bountyActionsOf(db: Db, { actor, now }: Context, post: Post): Promise<BountyEvent[]> {
  if (post.kind !== 'QUESTION') return [];
  const [question] = await db.select().from(communityQuestions).where(eq(communityQuestions.postId, post.id));
  if (!question) return [];
  const { bountyState, holdUntil, deadlineAt } = question;
  const isOwn = post.authorId === actor.userId;
  if (isOwn) {
    if (bountyState === 'PAID') return holdUntil !== null && holdUntil > now ? ['undo'] : [];
    const mayRaise =
      (bountyState === 'NONE' || bountyState === 'ESCROW') && deadlineAt !== null && deadlineAt > now;
    const mayAccept = bountyState === 'NONE' || bountyState === 'ESCROW' || bountyState === 'REFUNDED';
    return [...(mayAccept ? (['accept'] as const) : []), ...(mayRaise ? (['raise'] as const) : [])];
  }
  const mayPick = actor.operatorRoles.some((role) => role === 'OP_COMMUNITY' || role === 'EXPERT');
  return mayPick && bountyState === 'EXPERT_PICK' ? ['pick'] : [];
}

/**
 * The caller's likes, comments and possible actions on a post.
 * @throws {AppError} 500404
 */
export const getStanding: Verb<typeof postQueryStanding> = async (ctx, { id }) => {
  const { db, actor, now } = ctx;
  const { userId } = actor;
  const [post] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isShown));
  if (!post) throw notFound();
  const isOwn = post.authorId === userId;
  const [liked, written, bountyActions, points, follows] = await Promise.all([
    db
      .select({ target: likes.target, targetId: likes.targetId })
      .from(likes)
      .where(and(eq(likes.userId, userId), eq(likes.postId, id)))
      .limit(500),
    db
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.authorId, userId), eq(comments.postId, id)))
      .limit(500),
    bountyActionsOf(db, ctx, post),
    pointsOf(db, accountOf(userId)),
    db.$count(boardFollows, and(eq(boardFollows.plateId, post.plateId), eq(boardFollows.userId, userId))),
  ]);
  const isFresh = now.getTime() - (post.publishedAt ?? now).getTime() <= editHours * hourMs;
  return {
    isOwn,
    mayEdit: isOwn && post.status === 'PUBLISHED' && isFresh,
    liked: liked.some(({ target }) => target === 'POST'),
    likedComments: liked.filter(({ target }) => target === 'COMMENT').map(({ targetId }) => targetId),
    ownComments: written.map(({ id: commentId }) => commentId),
    changeSubmittedAt: isOwn ? (post.change?.submittedAt ?? null) : null,
    actions: isOwn && postTransitions[post.status].delete !== undefined ? ['delete'] : [],
    bountyActions,
    points,
    followsBoard: follows > 0,
    version: post.version,
  };
};
