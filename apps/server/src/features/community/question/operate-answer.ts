import type { answerOperate, answerPick } from '@portal/contract/community/post-comment';
import { postPath } from '@portal/contract/community/post-path';
import { bountyStateLabels, holdHours, leastBounty, maxBounty } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { sendMessage } from '../../message/message.public.ts';
import { type Post, posts } from '../post.table.ts';
import { requireAnswer } from './choose-answer.ts';
import { undoAcceptance } from './follow-answers.ts';
import { getQuestion, giveAccepted, holdBounty, markAccepted, moveBounty, payBounty } from './move-bounty.ts';
import type { CommunityQuestion } from './question.table.ts';

const hourMs = 3_600_000;

type Input = InputOf<typeof answerOperate>;

/** Accepting puts the points on hold for a day; then a job pays them. */
async function accept(tx: Db, ctx: Context, post: Post, question: CommunityQuestion, { data }: Input) {
  const answer = await requireAnswer(tx, post, data.answerId);
  // Accepting after a refund awards no points.
  const bountyPoints = question.bountyState === 'REFUNDED' ? 0 : question.bountyPoints;
  const moved = await moveBounty(tx, ctx, post, question, {
    event: 'accept',
    set: {
      bountyPoints,
      acceptedAnswerId: answer.id,
      acceptedAt: ctx.now,
      holdUntil: new Date(ctx.now.getTime() + holdHours * hourMs),
    },
  });
  await markAccepted(tx, answer, ctx.now);
  await sendMessage(tx, {
    eventCode: 'ANSWER_ACCEPTED',
    params: { title: post.title, points: bountyPoints },
    userIds: [answer.authorId],
    link: postPath(post.kind, post.id),
    now: ctx.now,
  });
  return moved;
}

/** @throws {AppError} 500012 once the points are paid */
async function undo(tx: Db, ctx: Context, post: Post, question: CommunityQuestion) {
  const { acceptedAnswerId, holdUntil } = question;
  if (acceptedAnswerId === null || holdUntil === null || holdUntil <= ctx.now)
    throw new AppError(retCodes.TRANSITION_REFUSED);
  return undoAcceptance(tx, ctx, post, { id: acceptedAnswerId });
}

/**
 * A bounty can only be raised.
 * @throws {AppError} 500061, 100002 above the maximum
 */
async function raise(tx: Db, ctx: Context, post: Post, question: CommunityQuestion, { data }: Input) {
  const { points } = data;
  const { bountyState, deadlineAt } = question;
  const total = (bountyState === 'ESCROW' ? question.bountyPoints : 0) + (points ?? 0);
  if (points === undefined || total > maxBounty || total < leastBounty)
    throw fieldsRefused({ 'data.points': m.community_fault_bounty() });
  if (deadlineAt === null || deadlineAt <= ctx.now) throw new AppError(retCodes.TRANSITION_REFUSED);
  const moved = await moveBounty(tx, ctx, post, question, {
    event: bountyState === 'NONE' ? 'escrow' : 'raise',
    set: { bountyPoints: total },
  });
  await holdBounty(tx, ctx, post, points);
  return moved;
}

const verbs = { accept, undo, raise };

const answerOf = ({ bountyState, bountyPoints }: CommunityQuestion, { version }: Post) => ({
  bountyState,
  bountyStateLabel: bountyStateLabels[bountyState](),
  bountyPoints,
  version,
});

/** Increments the post's version, so that two people with the same page open can't overwrite each other's decision. */
const touch = (tx: Db, ctx: Context, { id }: Post) => updateVersion(tx, ctx, posts, id, {});

const isPublicQuestion = and(eq(posts.kind, 'QUESTION'), inArray(posts.status, ['PUBLISHED', 'LOCKED']));

/**
 * Carries out an asker's action on answers.
 * @throws {AppError} 500404, 500409, 500012, 500061, 500062, 500065, 100002
 */
export const operateAnswer: Verb<typeof answerOperate> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => {
    const { id, version, event } = input;
    const isOwn = and(isPublicQuestion, eq(posts.authorId, ctx.actor.userId));
    const post = await lockVersion(tx, posts, { id, version }, isOwn);
    const moved = await verbs[event](tx, ctx, post, await getQuestion(tx, id), input);
    return answerOf(moved, await touch(tx, ctx, post));
  });

/**
 * An expert picks the winner of a bounty if the asker hasn't.
 * @throws {AppError} 500404, 500409, 500012, 500062 for one's own, 500065
 */
export const pickAnswer: Verb<typeof answerPick> = (ctx, { id, version, answerId }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    const post = await lockVersion(tx, posts, { id, version }, isPublicQuestion);
    const answer = await requireAnswer(tx, post, answerId);
    if ([answer.authorId, post.authorId].includes(actor.userId)) throw new AppError(retCodes.OWN_ANSWER);
    const question = await getQuestion(tx, id);
    const moved = await moveBounty(tx, ctx, post, question, {
      event: 'pick',
      set: { acceptedAnswerId: answer.id, acceptedAt: now, expertUntil: null },
    });
    await markAccepted(tx, answer, now);
    await payBounty(tx, ctx, post, answer.authorId, question.bountyPoints);
    await giveAccepted(tx, ctx, post, answer.authorId);
    const { title } = post;
    await sendMessage(tx, {
      eventCode: 'BOUNTY_PAID',
      params: { title, points: question.bountyPoints },
      userIds: [answer.authorId],
      link: postPath(post.kind, id),
      now,
    });
    await sendMessage(tx, {
      eventCode: 'BOUNTY_PICKED',
      params: { title },
      userIds: [post.authorId],
      link: postPath(post.kind, id),
      now,
    });
    return answerOf(moved, await touch(tx, ctx, post));
  });
