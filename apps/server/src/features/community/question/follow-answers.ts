import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import type { Comment, Post } from '../post.table.ts';
import { getQuestion, markAccepted, moveBounty } from './move-bounty.ts';
import { communityQuestions } from './question.table.ts';

/** Updates the number of public answers. */
export const countAnswers = (tx: Db, postId: string, by: 1 | -1) =>
  tx
    .update(communityQuestions)
    .set({ answers: sql`greatest(0, ${communityQuestions.answers} + ${by}::int)` })
    .where(eq(communityQuestions.postId, postId));

/** Undoes an acceptance while its points are on hold; the question is open again. */
export async function undoAcceptance(tx: Db, ctx: WriteContext, post: Post, answer: Pick<Comment, 'id'>) {
  const question = await getQuestion(tx, post.id);
  await markAccepted(tx, answer, null);
  return moveBounty(tx, ctx, post, question, {
    event: question.bountyPoints > 0 ? 'undo' : 'release',
    set: { acceptedAnswerId: null, acceptedAt: null, holdUntil: null },
  });
}

/** Undoes the acceptance of an answer that's no longer public while its points are on hold. */
export async function dropAcceptance(tx: Db, ctx: WriteContext, post: Post, answer: Comment): Promise<void> {
  const { acceptedAnswerId, holdUntil } = await getQuestion(tx, post.id);
  if (acceptedAnswerId === answer.id && holdUntil !== null) await undoAcceptance(tx, ctx, post, answer);
}
