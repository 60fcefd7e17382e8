import type { DecidedAct, moderationOperate } from '@portal/contract/community/manage';
import { postPath } from '@portal/contract/community/post-path';
import {
  type CommentEvent,
  commentEvents,
  type ModeratorEvent,
  moderatorEvents,
  postStateLabels,
  postTransitions,
} from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, requireVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { textOfHtml } from '../../../platform/text/html-text.ts';
import { sendMessage } from '../../message/message.public.ts';
import { accountOf, movePoints, pointsOf } from '../../points/move-points.public.ts';
import { countInBoard } from '../boards.ts';
import { hotScoreOf } from '../hot-score.ts';
import { lockComment, moveComment } from '../move-comment.ts';
import { followPost, movePost } from '../move-post.ts';
import { type Comment, type Post, posts, reports, sensitiveWords } from '../post.table.ts';
import type { Community } from '../post-kinds.ts';
import { ownPostPath } from '../post-path.public.ts';
import {
  forfeitBounty,
  getQuestion,
  isForOpenBounty,
  moveBounty,
  returnBounty,
} from '../question/move-bounty.ts';
import { applyChange } from '../submit-post.ts';
import { excerptOf, fingerprintOf } from '../text-measure.ts';
import { lenientActs } from './lenient-acts.ts';
import { listCopies } from './moderated.queries.ts';
import { dropProposal, isShared, proposeAct } from './propose-act.ts';

type Input = InputOf<typeof moderationOperate>;

/** Decisions that need a reason, which the author can read. */
const needsReason: readonly DecidedAct[] = ['refuse', 'hide', 'confirm', 'lock', 'forfeit'];

/** @throws {AppError} 500012 for one's own text */
function requireOther({ actor }: Context, { authorId }: Pick<Post, 'authorId'>, event: DecidedAct): void {
  if (authorId === actor.userId && lenientActs.includes(event))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.community_refusal_own_text() });
}

/** Points deducted for a text that had to be removed, as far as the balance allows. */
const penaltyPoints = 5;

async function punish(
  tx: Db,
  { now }: Context,
  { id, authorId }: Pick<Post | Comment, 'id' | 'authorId'>,
): Promise<void> {
  const account = accountOf(authorId);
  await movePoints(tx, {
    key: `PENALTY:${id}`,
    reason: 'PENALTY',
    refType: 'post',
    refId: id,
    from: account,
    to: 'PARK',
    points: Math.min(penaltyPoints, await pointsOf(tx, account)),
    now,
  });
}

/** Counts words found in a text that was approved anyway as false hits. */
async function countFalseHits(tx: Db, { review }: Pick<Post, 'review'>): Promise<void> {
  if (review && review.words.length > 0)
    await tx
      .update(sensitiveWords)
      .set({ falseHits: sql`${sensitiveWords.falseHits} + 1` })
      .where(inArray(sensitiveWords.word, review.words));
}

/** Closes a text's reports along with the decision on it. */
async function closeReports(
  tx: Db,
  { now }: Context,
  targetId: string,
  event: ModeratorEvent,
  { post, reason }: { post: Post; reason: string },
): Promise<void> {
  const isUpheld = event === 'confirm' || event === 'refuse';
  if (!isUpheld && event !== 'restore' && event !== 'pass') return;
  const closed = await tx
    .update(reports)
    .set({ status: isUpheld ? 'RESOLVED' : 'REJECTED', decision: reason, decidedAt: now, updatedAt: now })
    .where(and(eq(reports.targetId, targetId), inArray(reports.status, ['OPEN', 'WIP'])))
    .returning({ reporterId: reports.reporterId });
  if (closed.length === 0) return;
  const notice = {
    userIds: [...new Set(closed.map(({ reporterId }) => reporterId))],
    link: postPath(post.kind, post.id),
    now,
  };
  if (isUpheld)
    await sendMessage(tx, { ...notice, eventCode: 'REPORT_UPHELD', params: { title: post.title } });
  else
    await sendMessage(tx, {
      ...notice,
      eventCode: 'REPORT_DISMISSED',
      params: { title: post.title, reason },
    });
}

/** Decides a pending change: it replaces the public text or is discarded. */
async function decideChange(
  tx: Db,
  ctx: Context,
  post: Post,
  event: 'pass' | 'refuse',
  reason: string,
): Promise<Post> {
  const { change } = post;
  if (change === null) throw new AppError(retCodes.TRANSITION_REFUSED);
  const { title, body, fileIds, tags } = change;
  const text = textOfHtml(body);
  const decided =
    event === 'pass'
      ? await applyChange(tx, ctx, post, {
          title,
          body,
          fileIds,
          tags,
          excerpt: excerptOf(text),
          fingerprint: fingerprintOf(`${title}${text}`),
        })
      : await updateVersion(tx, ctx, posts, post.id, { change: null, review: null, dueAt: null });
  await writeLog(tx, ctx, {
    event: event === 'pass' ? 'communityPost.passChange' : 'communityPost.refuseChange',
    entity: 'communityPost',
    entityId: post.id,
    before: { title: post.title },
    after: { title: decided.title },
    ...(reason === '' ? {} : { reason }),
  });
  const notice = { userIds: [post.authorId], now: ctx.now };
  if (event === 'pass') {
    await followPost(tx, ctx, decided);
    const link = postPath(post.kind, post.id);
    await sendMessage(tx, { ...notice, link, eventCode: 'POST_CHANGE_PASSED', params: { title } });
  } else
    await sendMessage(tx, {
      ...notice,
      link: ownPostPath(post.id),
      eventCode: 'POST_CHANGE_REFUSED',
      params: { title: post.title, reason },
    });
  return decided;
}

const marks = {
  pin: { pinned: true },
  unpin: { pinned: false },
  feature: { essence: true },
  unfeature: { essence: false },
} as const;

async function mark(tx: Db, ctx: Context, post: Post, event: keyof typeof marks): Promise<Post> {
  if (post.status !== 'PUBLISHED' && post.status !== 'LOCKED')
    throw new AppError(retCodes.TRANSITION_REFUSED);
  const set = marks[event];
  const marked = await updateVersion(tx, ctx, posts, post.id, set);
  if (marked.essence !== post.essence)
    await countInBoard(tx, post.plateId, { essence: marked.essence ? 1 : -1 });
  await tx.update(posts).set({ hotScore: hotScoreOf() }).where(eq(posts.id, post.id));
  await writeLog(tx, ctx, {
    event: `communityPost.${event}`,
    entity: 'communityPost',
    entityId: post.id,
    before: { pinned: post.pinned, essence: post.essence },
    after: { pinned: marked.pinned, essence: marked.essence },
  });
  await followPost(tx, ctx, marked);
  return marked;
}

/** Decides the bounty of a question that had to be removed. */
async function decideBounty(
  tx: Db,
  ctx: Context,
  post: Post,
  event: 'forfeit' | 'refund',
  reason: string,
): Promise<Post> {
  if (post.kind !== 'QUESTION' || (post.status !== 'HIDDEN' && post.status !== 'DELETED'))
    throw new AppError(retCodes.TRANSITION_REFUSED);
  const question = await getQuestion(tx, post.id);
  await moveBounty(tx, ctx, post, question, { event, set: { expertUntil: null } });
  const { bountyPoints: points } = question;
  const notice = { userIds: [post.authorId], link: ownPostPath(post.id), now: ctx.now };
  if (event === 'forfeit') {
    await forfeitBounty(tx, ctx, post, points);
    await sendMessage(tx, {
      ...notice,
      eventCode: 'BOUNTY_FORFEITED',
      params: { title: post.title, reason },
    });
  } else {
    await returnBounty(tx, ctx, post, points);
    await sendMessage(tx, { ...notice, eventCode: 'BOUNTY_REFUNDED', params: { title: post.title, points } });
  }
  return updateVersion(tx, ctx, posts, post.id, {});
}

const isTransition = (event: DecidedAct): event is ModeratorEvent =>
  (moderatorEvents as readonly string[]).includes(event);

async function decidePost(
  tx: Db,
  ctx: Context,
  { kinds }: Community,
  post: Post,
  { event, data }: Pick<Input, 'event' | 'data'>,
) {
  const { reason } = data;
  requireOther(ctx, post, event);
  if (event in marks) return mark(tx, ctx, post, event as keyof typeof marks);
  if (event === 'forfeit' || event === 'refund') return decideBounty(tx, ctx, post, event, reason);
  if (event === 'keep') return dropProposal(tx, ctx, post);
  if (!isTransition(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
  const isPossible = isShared(event) && postTransitions[post.status][event] !== undefined;
  if (isPossible && (await kinds.isTakenPartIn(tx, post))) {
    const proposed = await proposeAct(tx, ctx, post, { event, reason });
    if (proposed) return proposed;
  }
  if (post.change !== null && (event === 'pass' || event === 'refuse')) {
    if (event === 'pass') await countFalseHits(tx, post);
    return decideChange(tx, ctx, post, event, reason);
  }
  const moved = await movePost(tx, ctx, kinds, post, { event, reason });
  if (event === 'pass') await countFalseHits(tx, post);
  if (event === 'confirm') await punish(tx, ctx, post);
  await closeReports(tx, ctx, post.id, event, { post, reason });
  return moved;
}

const isCommentEvent = (event: DecidedAct): event is CommentEvent & DecidedAct =>
  (commentEvents as readonly string[]).includes(event);

async function decideComment(
  tx: Db,
  ctx: Context,
  post: Post,
  comment: Comment,
  { event, data }: Pick<Input, 'event' | 'data'>,
) {
  const { reason } = data;
  requireOther(ctx, comment, event);
  if (event === 'keep') return dropProposal(tx, ctx, comment);
  if (event === 'hide' && comment.status === 'PUBLISHED' && (await isForOpenBounty(tx, comment))) {
    const proposed = await proposeAct(tx, ctx, comment, { event, reason });
    if (proposed) return proposed;
  }
  if (!isCommentEvent(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
  const moved = await moveComment(tx, ctx, post, comment, { event, reason });
  if (event === 'pass') await countFalseHits(tx, comment);
  if (event === 'confirm') await punish(tx, ctx, comment);
  await closeReports(tx, ctx, comment.id, event as ModeratorEvent, { post, reason });
  return moved;
}

/** Applies the decision to copies of the text where possible. */
async function decideCopies(
  tx: Db,
  ctx: Context,
  community: Community,
  text: Post | Comment,
  { event, data }: Pick<Input, 'event' | 'data'>,
): Promise<number> {
  let decided = 0;
  for (const { target, id } of await listCopies(tx, text)) {
    try {
      // One savepoint each, so that a failed decision doesn't affect the others.
      await inTransaction(tx, async (nested) => {
        if (target === 'COMMENT') {
          const { post, comment } = await lockComment(nested, id);
          await decideComment(nested, ctx, post, comment, { event: eventFor(comment.status, event), data });
          return;
        }
        const [post] = await nested.select().from(posts).where(eq(posts.id, id)).for('update');
        if (post)
          await decidePost(nested, ctx, community, post, { event: eventFor(post.status, event), data });
      });
      decided++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return decided;
}

/** A copy that's already public is hidden where others are rejected. */
const eventFor = (status: string, event: DecidedAct): DecidedAct =>
  event === 'refuse' && status === 'PUBLISHED' ? 'hide' : event;

/**
 * Carries out an operator's action on a text.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason for the author
 */
export const operateText =
  (community: Community): Verb<typeof moderationOperate> =>
  (ctx, { target, id, version, event, data }) =>
    inTransaction(ctx.db, async (tx) => {
      if (needsReason.includes(event) && data.reason === '')
        throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
      let text: Post | Comment;
      let moved: Post | Comment;
      if (target === 'POST') {
        text = await lockVersion(tx, posts, { id, version });
        moved = await decidePost(tx, ctx, community, text as Post, { event, data });
      } else {
        const { post, comment } = await lockComment(tx, id);
        requireVersion(comment, version);
        text = comment;
        moved = await decideComment(tx, ctx, post, comment, { event, data });
      }
      const copies = data.withCopies ? await decideCopies(tx, ctx, community, text, { event, data }) : 0;
      return {
        state: moved.status,
        stateLabel: postStateLabels[moved.status](),
        version: moved.version,
        decided: 1 + copies,
      };
    });
