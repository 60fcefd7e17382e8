import { postPath } from '@portal/contract/community/post-path';
import { type CommentEvent, commentTransitions } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { sendMessage } from '../message/message.public.ts';
import { announceComment } from './announce-comment.ts';
import { countInBoard } from './boards.ts';
import { hotScoreOf } from './hot-score.ts';
import { reviewDueAt } from './moderation/choose-route.ts';
import { unnamed } from './move-post.ts';
import { type Comment, comments, type Post, posts } from './post.table.ts';
import { countAnswers, dropAcceptance } from './question/follow-answers.ts';

/**
 * Locks a post, then its comment, in the same order as every other change to both.
 * @throws {AppError} 500404
 */
export async function lockComment(
  tx: Db,
  id: string,
  where?: SQL,
): Promise<{ post: Post; comment: Comment }> {
  const isIt = and(eq(comments.id, id), where);
  const [found] = await tx.select({ postId: comments.postId }).from(comments).where(isIt);
  if (!found) throw notFound();
  const [post] = await tx.select().from(posts).where(eq(posts.id, found.postId)).for('update');
  const [comment] = await tx.select().from(comments).where(isIt).for('update');
  if (!post || !comment) throw notFound();
  return { post, comment };
}

/** Updates the counts of public comments: for the post, the parent comment and the answers to a question. */
export async function countComment(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  { postId, parentId, isAnswer }: Comment,
  by: 1 | -1,
): Promise<void> {
  const count = sql`greatest(0, ${posts.comments} + ${by}::int)`;
  const [post] = await tx
    .update(posts)
    .set({
      comments: sql`${count}`,
      hotScore: hotScoreOf({ comments: count }),
      ...(by > 0 ? { lastReplyAt: now } : {}),
    })
    .where(eq(posts.id, postId))
    .returning({ plateId: posts.plateId });
  if (isAnswer && post) await countInBoard(tx, post.plateId, { answers: by });
  if (parentId !== null)
    await tx
      .update(comments)
      .set({ replies: sql`greatest(0, ${comments.replies} + ${by}::int)` })
      .where(eq(comments.id, parentId));
  if (isAnswer) await countAnswers(tx, postId, by);
  await invalidateTags(tx, ['community']);
}

async function notifyAuthor(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  post: Post,
  { authorId }: Comment,
  { event, reason }: { event: CommentEvent; reason: string },
): Promise<void> {
  const { title } = post;
  const notices = {
    pass: { eventCode: 'COMMENT_PASSED', params: { title } },
    refuse: { eventCode: 'COMMENT_REFUSED', params: { title, reason } },
    hide: { eventCode: 'COMMENT_HIDDEN', params: { title, reason } },
    restore: { eventCode: 'COMMENT_PASSED', params: { title } },
    confirm: { eventCode: 'COMMENT_REMOVED', params: { title, reason } },
  } as const;
  const notice = event in notices ? notices[event as keyof typeof notices] : undefined;
  if (!notice) return;
  const isRead = event === 'pass' || event === 'restore';
  const link = isRead ? postPath(post.kind, post.id) : paths.ownPosts({ view: 'comments' });
  await sendMessage(tx, { ...notice, userIds: [authorId], link, now });
}

function columnsOf(
  { proposal }: Comment,
  { event, reason }: { event: CommentEvent; reason: string },
  now: Date,
): Partial<Comment> {
  const settled = { dueAt: null, review: null, proposal: null };
  const columns: Record<CommentEvent, Partial<Comment>> = {
    appeal: { appeal: reason, dueAt: reviewDueAt(now), review: { causes: ['APPEAL'], words: [] } },
    delete: settled,
    pass: { ...settled, reason: '', appeal: '' },
    refuse: { ...settled, reason },
    hide: { reason, dueAt: reviewDueAt(now), ...(proposal === null ? {} : { review: null, proposal: null }) },
    restore: { ...settled, reason: '', appeal: '' },
    confirm: { ...settled, reason },
  };
  return columns[event];
}

/**
 * Moves a locked comment to a new state: updates its row and log, the public counts and any bounty that depends on it,
 * and notifies its author.
 * @throws {AppError} 500012
 */
export async function moveComment(
  tx: Db,
  ctx: WriteContext,
  post: Post,
  comment: Comment,
  { event, reason = '', set = {} }: { event: CommentEvent; reason?: string; set?: Partial<Comment> },
): Promise<Comment> {
  const status = nextState(commentTransitions, comment.status, event);
  const byAuthor = ctx.actor?.userId === comment.authorId;
  const moved = await moveState(tx, byAuthor ? unnamed(ctx, comment) : ctx, comments, comment, {
    entity: 'communityComment',
    event,
    set: { ...columnsOf(comment, { event, reason }, ctx.now), ...set, status },
    logged: ({ status: state }) => ({ status: state }),
    reason: byAuthor ? undefined : reason,
  });
  const [was, is] = [comment.status === 'PUBLISHED', status === 'PUBLISHED'];
  if (was !== is) await countComment(tx, ctx, moved, is ? 1 : -1);
  if (was && !is && comment.acceptedAt !== null) await dropAcceptance(tx, ctx, post, comment);
  if (comment.status === 'PENDING' && is) await announceComment(tx, ctx, post, moved);
  if (!byAuthor) await notifyAuthor(tx, ctx, post, moved, { event, reason });
  return moved;
}
