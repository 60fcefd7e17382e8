import type { commentOperate, commentSubmit } from '@portal/contract/community/post-comment';
import { postStateLabels } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { announceComment } from './announce-comment.ts';
import { badgesOf, readAuthorName } from './author.ts';
import { readComment, viewComment } from './comment.queries.ts';
import { chooseRoute, reviewDueAt } from './moderation/choose-route.ts';
import { maskText } from './moderation/find-words.ts';
import { countHits, requireWords } from './moderation/word-book.ts';
import { countComment, lockComment, moveComment } from './move-comment.ts';
import { unnamed } from './move-post.ts';
import { type Comment, comments, type Post, posts } from './post.table.ts';
import type { Community } from './post-kinds.ts';
import { lockWriter } from './submit-post.ts';
import { fingerprintOf } from './text-measure.ts';

type Content = InputOf<typeof commentSubmit>['data'];

const hourMs = 3_600_000;
const maxAnHour = 30;
const maxComment = 2_000;

/** @throws {AppError} 500404 if it isn't public, 500066 if it's locked */
async function lockPost(tx: Db, id: string): Promise<Post> {
  const [post] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), inArray(posts.status, ['PUBLISHED', 'LOCKED'])))
    .for('update');
  if (!post) throw notFound();
  if (post.status === 'LOCKED') throw new AppError(retCodes.POST_LOCKED);
  return post;
}

/** @throws {AppError} 429001 after thirty within an hour */
async function requireRate(tx: Db, { actor, now }: Context): Promise<void> {
  const since = new Date(now.getTime() - hourMs);
  const lately = and(eq(comments.authorId, actor.userId), gt(comments.createdAt, since));
  if ((await tx.$count(comments, lately)) >= maxAnHour)
    throw new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter: hourMs / 1_000 } });
}

/** The comment replied to; a reply to a reply gets the same parent. */
async function findAnswered(tx: Db, { postId, replyToId }: Content): Promise<Comment | null> {
  if (replyToId === undefined) return null;
  const [answered] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, replyToId), eq(comments.postId, postId), eq(comments.status, 'PUBLISHED')));
  if (!answered) throw notFound();
  return answered;
}

/**
 * Comments on a post, answers a question or replies.
 * @throws {AppError} 500404, 500066, 100002, 500014, 429001
 */
export const submitComment =
  ({ words }: Community): Verb<typeof commentSubmit> =>
  (ctx, { data }) =>
    inTurn(ctx, `POST ${data.postId}`, async (tx) => {
      const { actor, now } = ctx;
      const { userId, enterpriseId } = actor;
      await lockWriter(tx, userId);
      const post = await lockPost(tx, data.postId);
      await requireRate(tx, ctx);
      const answered = await findAnswered(tx, data);
      const isAnswer = post.kind === 'QUESTION' && answered === null;
      if (!isAnswer && data.body.length > maxComment)
        throw fieldsRefused({
          'data.body': m.fault_length({ field: m.community_field_comment(), min: 2, max: maxComment }),
        });
      const find = await words(tx);
      const hits = requireWords({ 'data.body': data.body }, find);
      const review = await chooseRoute(tx, ctx, { text: data.body, hits, kind: null, isReviewed: false });
      await countHits(tx, hits);
      // Anonymous askers stay anonymous in their own comments.
      const anonymous = data.anonymous || (post.anonymous && post.authorId === userId);
      const [made] = await tx
        .insert(comments)
        .values({
          id: orderedId(now.getTime()),
          createdBy: userId,
          createdAt: now,
          updatedBy: userId,
          updatedAt: now,
          postId: post.id,
          parentId: answered === null ? null : (answered.parentId ?? answered.id),
          replyToUserId: answered?.authorId ?? null,
          // A reply to a top-level comment appears directly below it, so it needs no name.
          replyToName: answered?.parentId ? await readAuthorName(tx, answered) : '',
          body: maskText(data.body, find),
          authorId: userId,
          enterpriseId,
          anonymous,
          badges: await badgesOf(tx, actor),
          status: review ? 'PENDING' : 'PUBLISHED',
          review,
          dueAt: review ? reviewDueAt(now) : null,
          isAnswer,
          fingerprint: fingerprintOf(data.body),
        })
        .returning();
      if (!made) throw new Error('failed to insert comment');
      await writeLog(tx, unnamed(ctx, made), {
        event: 'communityComment.create',
        entity: 'communityComment',
        entityId: made.id,
        after: { status: made.status },
      });
      if (!review) {
        await countComment(tx, ctx, made, 1);
        await announceComment(tx, ctx, post, made);
      }
      const row = await readComment(tx, made.id);
      if (!row) throw notFound();
      return {
        comment: viewComment(row, post),
        state: made.status,
        stateLabel: postStateLabels[made.status](),
      };
    });

/**
 * Carries out an author's action on a comment.
 * @throws {AppError} 500404, 500012, 100002 for an appeal without a reason
 */
export const operateComment: Verb<typeof commentOperate> = (ctx, { id, event, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { post, comment } = await lockComment(tx, id, eq(comments.authorId, ctx.actor.userId));
    if (event === 'appeal' && data.reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    // Only one appeal is allowed, and an accepted answer can't be deleted.
    if ((event === 'appeal' && comment.appeal !== '') || (event === 'delete' && comment.acceptedAt !== null))
      throw new AppError(retCodes.TRANSITION_REFUSED);
    const moved = await moveComment(tx, ctx, post, comment, { event, reason: data.reason });
    return { state: moved.status, stateLabel: postStateLabels[moved.status]() };
  });
