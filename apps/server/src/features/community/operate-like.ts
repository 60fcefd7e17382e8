import type { likeOperate } from '@portal/contract/community/post';
import { likedPoints } from '@portal/contract/points';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, gte, sql } from 'drizzle-orm';
import { chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { accountOf, movePoints } from '../points/move-points.public.ts';
import { hotScoreOf } from './hot-score.ts';
import { comments, likes, posts } from './post.table.ts';
import { isShown } from './shown-post.public.ts';
import { lockWriter } from './submit-post.ts';

const maxADay = 100;

type Target = Pick<InputOf<typeof likeOperate>, 'target' | 'targetId'>;

/**
 * The liked text, if public.
 * @throws {AppError} 500404
 */
async function findTarget(tx: Db, { target, targetId }: Target) {
  const [found] =
    target === 'POST'
      ? await tx
          .select({ postId: posts.id, authorId: posts.authorId })
          .from(posts)
          .where(and(eq(posts.id, targetId), isShown))
      : await tx
          .select({ postId: comments.postId, authorId: comments.authorId })
          .from(comments)
          .innerJoin(posts, and(eq(posts.id, comments.postId), isShown))
          .where(and(eq(comments.id, targetId), eq(comments.status, 'PUBLISHED')));
  if (!found) throw notFound();
  return found;
}

async function count(tx: Db, { target, targetId }: Target, by: 1 | -1 | 0): Promise<number> {
  if (target === 'POST') {
    const sum = sql`greatest(0, ${posts.likes} + ${by}::int)`;
    const [row] = await tx
      .update(posts)
      .set({ likes: sql`${sum}`, hotScore: hotScoreOf({ likes: sum }) })
      .where(eq(posts.id, targetId))
      .returning({ likes: posts.likes });
    return row?.likes ?? 0;
  }
  const [row] = await tx
    .update(comments)
    .set({ likes: sql`greatest(0, ${comments.likes} + ${by}::int)` })
    .where(eq(comments.id, targetId))
    .returning({ likes: comments.likes });
  return row?.likes ?? 0;
}

/**
 * Likes or unlikes someone else's text; its author earns a point for it once.
 * @throws {AppError} 500404, 500065 for one's own text, 500024 after a hundred a day
 */
export const operateLike: Verb<typeof likeOperate> = (ctx, { target, targetId, event }) =>
  inTurn(ctx, `${target} ${targetId}`, async (tx) => {
    const { actor, now } = ctx;
    const { userId } = actor;
    await lockWriter(tx, userId);
    const { postId, authorId } = await findTarget(tx, { target, targetId });
    if (authorId === userId)
      throw new AppError(retCodes.NOT_ELIGIBLE, { retMsg: m.community_refusal_own_like() });
    const isIt = and(eq(likes.targetId, targetId), eq(likes.userId, userId));
    if (event === 'remove') {
      const gone = await tx.delete(likes).where(isIt).returning({ id: likes.targetId });
      return { liked: false, likes: await count(tx, { target, targetId }, gone.length > 0 ? -1 : 0) };
    }
    const today = and(eq(likes.userId, userId), gte(likes.at, startOfChinaDay(chinaDayOf(now))));
    if ((await tx.$count(likes, today)) >= maxADay)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.community_refusal_likes({ max: maxADay }) });
    const made = await tx
      .insert(likes)
      .values({ target, targetId, userId, postId, at: now })
      .onConflictDoNothing()
      .returning({ id: likes.targetId });
    if (made.length > 0)
      await movePoints(tx, {
        key: `LIKED:${targetId}:${userId}`,
        reason: 'LIKED',
        refType: target === 'POST' ? 'post' : 'comment',
        refId: targetId,
        from: 'PARK',
        to: accountOf(authorId),
        points: likedPoints,
        now,
      });
    return { liked: true, likes: await count(tx, { target, targetId }, made.length > 0 ? 1 : 0) };
  });
