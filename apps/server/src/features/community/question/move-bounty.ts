import {
  acceptedPoints,
  acceptingPoints,
  type BountyEvent,
  type BountyState,
  bountyTransitions,
} from '@portal/contract/community/terms';
import type { PointReason } from '@portal/contract/points';
import { eq } from 'drizzle-orm';
import type { PostOfKind } from '../../../feature/post-kind.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { accountOf, escrowOf, movePoints, type PointAccount } from '../../points/move-points.public.ts';
import { unnamed } from '../move-post.ts';
import { type Comment, comments } from '../post.table.ts';
import { type CommunityQuestion, communityQuestions } from './question.table.ts';

/**
 * The question data of a post; the post's lock covers both.
 * @throws {AppError} 500404
 */
export async function getQuestion(tx: Db, postId: string): Promise<CommunityQuestion> {
  const [question] = await tx.select().from(communityQuestions).where(eq(communityQuestions.postId, postId));
  if (!question) throw notFound();
  return question;
}

interface Flow {
  reason: PointReason;
  from: PointAccount;
  to: PointAccount;
  points: number;
  /** Omitted if it can happen again; the question's state then ensures it happens only once. */
  key?: string;
}

const send = (tx: Db, { now }: Pick<WriteContext, 'now'>, postId: string, { key, ...flow }: Flow) =>
  movePoints(tx, {
    ...flow,
    key: key ?? `${flow.reason}:${postId}:${orderedId(now.getTime())}`,
    refType: 'post',
    refId: postId,
    now,
  });

/**
 * Moves points from the asker into escrow.
 * @throws {AppError} 500061
 */
export const holdBounty = (
  tx: Db,
  ctx: Pick<WriteContext, 'now'>,
  { id, authorId }: PostOfKind,
  points: number,
) => send(tx, ctx, id, { reason: 'BOUNTY_OUT', from: accountOf(authorId), to: escrowOf(id), points });

/** Returns points from escrow to the asker. */
export const returnBounty = (
  tx: Db,
  ctx: Pick<WriteContext, 'now'>,
  { id, authorId }: PostOfKind,
  points: number,
) => send(tx, ctx, id, { reason: 'BOUNTY_BACK', from: escrowOf(id), to: accountOf(authorId), points });

/** Pays points from escrow to the answerer. */
export const payBounty = (
  tx: Db,
  ctx: Pick<WriteContext, 'now'>,
  { id }: PostOfKind,
  to: string,
  points: number,
) => send(tx, ctx, id, { reason: 'BOUNTY_IN', from: escrowOf(id), to: accountOf(to), points });

/** Forfeits points from escrow. */
export const forfeitBounty = (tx: Db, ctx: Pick<WriteContext, 'now'>, { id }: PostOfKind, points: number) =>
  send(tx, ctx, id, { reason: 'BOUNTY_LOST', from: escrowOf(id), to: 'PARK', points });

/** The platform's reward for an accepted answer, once per question and person. */
export async function giveAccepted(
  tx: Db,
  ctx: Pick<WriteContext, 'now'>,
  post: PostOfKind,
  answererId: string,
): Promise<void> {
  const gifts: [string, number][] = [
    [answererId, acceptedPoints],
    [post.authorId, acceptingPoints],
  ];
  for (const [userId, points] of gifts)
    await send(tx, ctx, post.id, {
      key: `ACCEPTED:${post.id}:${userId}`,
      reason: 'ACCEPTED',
      from: 'PARK',
      to: accountOf(userId),
      points,
    });
}

const open: readonly BountyState[] = ['ESCROW', 'EXPERT_PICK'];
/** Whether points are still to be given to an answer, which nobody may take away alone. */
export async function isForOpenBounty(db: Db, { isAnswer, postId }: Pick<Comment, 'isAnswer' | 'postId'>) {
  return isAnswer && isOpenBounty((await getQuestion(db, postId)).bountyState);
}

export const isOpenBounty = (state: BountyState): boolean => open.includes(state);

/**
 * Moves the bounty of a locked post to a new state and logs it; its points are moved in the same transaction.
 * @throws {AppError} 500012
 */
export async function moveBounty(
  tx: Db,
  ctx: WriteContext,
  post: PostOfKind,
  question: CommunityQuestion,
  { event, set = {} }: { event: BountyEvent; set?: Partial<CommunityQuestion> },
): Promise<CommunityQuestion> {
  const bountyState = nextState(bountyTransitions, question.bountyState, event);
  const [moved] = await tx
    .update(communityQuestions)
    .set({ ...set, bountyState })
    .where(eq(communityQuestions.postId, post.id))
    .returning();
  if (!moved) throw notFound();
  const logged = ({ bountyState: state, bountyPoints }: CommunityQuestion) => ({
    bountyState: state,
    bountyPoints,
  });
  await writeLog(tx, ctx.actor?.userId === post.authorId ? unnamed(ctx, post) : ctx, {
    event: `communityQuestion.${event}`,
    entity: 'communityPost',
    entityId: post.id,
    before: logged(question),
    after: logged(moved),
  });
  await invalidateTags(tx, ['community']);
  return moved;
}

/** Marks or unmarks the answer that wins a question's points. */
export const markAccepted = (tx: Db, { id }: Pick<Comment, 'id'>, acceptedAt: Date | null) =>
  tx.update(comments).set({ acceptedAt }).where(eq(comments.id, id));
