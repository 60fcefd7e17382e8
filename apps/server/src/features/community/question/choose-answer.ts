import { awardLikes } from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, desc, eq, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import { areColleagues, isColleague } from '../../enterprise/is-colleague.public.ts';
import { type Comment, comments, type Post } from '../post.table.ts';

/** Public answers; written exactly as in the partial indexes. */
export const isAnswerOf = (postId: string): SQL | undefined =>
  and(
    eq(comments.postId, postId),
    eq(comments.isAnswer, true),
    sql`${comments.status} = 'PUBLISHED'`,
    isNull(comments.parentId),
  );

/**
 * Finds an answer eligible for a bounty: not the asker's own or from the same enterprise.
 * @throws {AppError} 500404, 500062, 500065
 */
export async function requireAnswer(tx: Db, post: Post, answerId: string | undefined): Promise<Comment> {
  if (answerId === undefined) throw notFound();
  const [answer] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, answerId), isAnswerOf(post.id)));
  if (!answer) throw notFound();
  if (answer.authorId === post.authorId) throw new AppError(retCodes.OWN_ANSWER);
  const isOfSame = post.enterpriseId !== null && answer.enterpriseId === post.enterpriseId;
  if (isOfSame || (await areColleagues(tx, answer.authorId, post)))
    throw new AppError(retCodes.NOT_ELIGIBLE, { retMsg: m.community_refusal_not_eligible() });
  return answer;
}

/** Answers from people unrelated to the asker. */
const isOfStranger = (post: Pick<Post, 'authorId' | 'enterpriseId'>): SQL | undefined =>
  and(
    post.enterpriseId === null
      ? undefined
      : or(isNull(comments.enterpriseId), ne(comments.enterpriseId, post.enterpriseId)),
    not(isColleague(sql`community_comment.author_id`, post)),
  );

/**
 * The eligible answer with the most likes; the earlier one if tied. The public view of an anonymous question includes
 * answers by the asker's colleagues, as leaving them out would reveal the asker's enterprise.
 */
export async function findBestAnswer(
  tx: Db,
  post: Pick<Post, 'id' | 'authorId' | 'enterpriseId' | 'anonymous'>,
  { forEverybody = false } = {},
): Promise<Comment | undefined> {
  const { id, authorId } = post;
  const [best] = await tx
    .select()
    .from(comments)
    .where(
      and(
        isAnswerOf(id),
        ne(comments.authorId, authorId),
        forEverybody && post.anonymous ? undefined : isOfStranger(post),
      ),
    )
    .orderBy(desc(comments.likes), asc(comments.id))
    .limit(1);
  return best;
}

/** What happens to a bounty at its deadline. */
export const endingOf = (best: Pick<Comment, 'likes'> | undefined): 'award' | 'consult' | 'refund' => {
  if (!best) return 'refund';
  return best.likes >= awardLikes ? 'award' : 'consult';
};
