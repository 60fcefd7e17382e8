import { postPath } from '@portal/contract/community/post-path';
import { bindingAnswer, bountyStateLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PostKindSource, PostOfKind } from '../../../feature/post-kind.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { sendMessage } from '../../message/message.public.ts';
import { accountOf, pointsOf } from '../../points/move-points.public.ts';
import { tutors } from '../../tutor/tutor.table.ts';
import { comments } from '../post.table.ts';
import { isAnswerOf } from './choose-answer.ts';
import { holdBounty, isOpenBounty, moveBounty, returnBounty } from './move-bounty.ts';
import { type CommunityQuestion, communityQuestions } from './question.table.ts';

const dayMs = 86_400_000;

/** Whether there's an answer long enough to bind the bounty. */
export const isBound = async (tx: Db, postId: string): Promise<boolean> =>
  (await tx.$count(comments, and(isAnswerOf(postId), sql`length(${comments.body}) >= ${bindingAnswer}`))) > 0;

/**
 * Moves the bounty from the asker's balance when the question is submitted.
 * @throws {AppError} 500061
 */
async function escrow(
  tx: Db,
  ctx: WriteContext,
  post: PostOfKind,
  question: CommunityQuestion,
): Promise<CommunityQuestion> {
  if (question.bountyState !== 'NONE' || question.bountyPoints === 0) return question;
  await holdBounty(tx, ctx, post, question.bountyPoints);
  return moveBounty(tx, ctx, post, question, { event: 'escrow' });
}

/** If the asker can no longer afford the bounty when an appeal succeeds, the question is published without one. */
async function escrowIfThere(tx: Db, ctx: WriteContext, post: PostOfKind, question: CommunityQuestion) {
  if (question.bountyState !== 'NONE' || question.bountyPoints === 0) return;
  if ((await pointsOf(tx, accountOf(post.authorId))) >= question.bountyPoints)
    await escrow(tx, ctx, post, question);
  else
    await tx
      .update(communityQuestions)
      .set({ bountyPoints: 0 })
      .where(eq(communityQuestions.postId, post.id));
}

async function giveBack(
  tx: Db,
  ctx: WriteContext,
  post: PostOfKind,
  question: CommunityQuestion,
): Promise<void> {
  if (!isOpenBounty(question.bountyState)) return;
  await returnBounty(tx, ctx, post, question.bountyPoints);
  await moveBounty(tx, ctx, post, question, { event: question.deadlineAt === null ? 'giveBack' : 'refund' });
}

/** Notifies the tutor the question is addressed to, if they have an account. */
async function notifyTutor(
  tx: Db,
  { now }: WriteContext,
  post: PostOfKind,
  { tutorId, bountyPoints }: CommunityQuestion,
): Promise<void> {
  if (tutorId === null) return;
  const [tutor] = await tx.select({ userId: tutors.userId }).from(tutors).where(eq(tutors.id, tutorId));
  if (!tutor?.userId || tutor.userId === post.authorId) return;
  await sendMessage(tx, {
    eventCode: 'COMMUNITY_TUTOR_ASKED',
    params: { title: post.title, points: bountyPoints },
    userIds: [tutor.userId],
    link: postPath('QUESTION', post.id),
    now,
  });
}

/** Questions: posts with one accepted answer and a bounty for it. */
export const questionKind: PostKindSource<'question'> = {
  kind: 'QUESTION',
  part: 'question',
  isReviewed: false,

  async findFaults(tx, { part: { bountyPoints, tutorId }, userId }) {
    const points = await pointsOf(tx, accountOf(userId));
    const faults: Record<string, string> = {};
    if (bountyPoints > points) faults['question.bountyPoints'] = m.community_refusal_points_left({ points });
    const isAskable = and(eq(tutors.id, tutorId ?? ''), eq(tutors.status, 'OPEN'));
    if (tutorId !== null && (await tx.$count(tutors, isAskable)) === 0)
      faults['question.tutorId'] = m.fault_choice_gone();
    return faults;
  },

  async save(tx, _ctx, { id: postId }, { bountyPoints, days, tutorId }) {
    if (tutorId !== null && (await tx.$count(tutors, eq(tutors.id, tutorId))) === 0)
      throw fieldsRefused({ 'data.question.tutorId': m.fault_choice_gone() });
    await tx
      .insert(communityQuestions)
      .values({ postId, bountyPoints, days, tutorId })
      .onConflictDoUpdate({ target: communityQuestions.postId, set: { bountyPoints, days, tutorId } });
    return '';
  },

  async onMoved(tx, ctx, post, { event }) {
    const [question] = await tx
      .select()
      .from(communityQuestions)
      .where(eq(communityQuestions.postId, post.id));
    if (!question) return;
    if (event === 'publish' || event === 'submit') await escrow(tx, ctx, post, question);
    if (event === 'pass') await escrowIfThere(tx, ctx, post, question);
    if (event === 'withdraw' || event === 'refuse' || event === 'delete')
      await giveBack(tx, ctx, post, question);
    if ((event === 'publish' || event === 'pass') && question.deadlineAt === null) {
      await notifyTutor(tx, ctx, post, question);
      await tx
        .update(communityQuestions)
        .set({ deadlineAt: new Date(ctx.now.getTime() + question.days * dayMs) })
        .where(eq(communityQuestions.postId, post.id));
    }
  },

  async findBlocker(tx, postId) {
    const [question] = await tx
      .select()
      .from(communityQuestions)
      .where(eq(communityQuestions.postId, postId));
    if (!question) return null;
    const { bountyState, holdUntil } = question;
    if (holdUntil !== null) return m.community_hindrance_hold();
    return isOpenBounty(bountyState) && (await isBound(tx, postId)) ? m.community_hindrance_bound() : null;
  },

  async read(db, postId) {
    const [question] = await db
      .select()
      .from(communityQuestions)
      .where(eq(communityQuestions.postId, postId));
    return (
      question && { bountyPoints: question.bountyPoints, days: question.days, tutorId: question.tutorId }
    );
  },

  async readRows(db, postIds) {
    const rows = await db
      .select({ question: communityQuestions, tutorName: tutors.name })
      .from(communityQuestions)
      .leftJoin(tutors, eq(tutors.id, communityQuestions.tutorId))
      .where(inArray(communityQuestions.postId, postIds));
    return new Map(
      rows.map(({ question, tutorName }) => [
        question.postId,
        {
          bountyPoints: question.bountyPoints,
          bountyState: question.bountyState,
          bountyStateLabel: bountyStateLabels[question.bountyState](),
          deadlineAt: question.deadlineAt?.getTime() ?? 0,
          answers: question.answers,
          isAccepted: question.acceptedAnswerId !== null,
          tutor: question.tutorId === null ? null : { tutorId: question.tutorId, name: tutorName ?? '' },
        },
      ]),
    );
  },
};
