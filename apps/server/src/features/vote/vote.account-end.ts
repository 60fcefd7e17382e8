import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { posts } from '../community/post.table.ts';
import { votes } from './vote.table.ts';

/** What was never public is forgotten; ballots that were cast go on counting, by a voter who is gone. */
export const eraseVotes: Erase = async (tx, userId) => {
  const unread = tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, userId), isNull(posts.publishedAt)));
  await tx.update(votes).set({ options: [] }).where(inArray(votes.postId, unread));
};
