import { inArray } from 'drizzle-orm';
import type { Erase } from '../../feature/account-end.ts';
import { unreadPostsOf } from '../community/shown-post.public.ts';
import { votes } from './vote.table.ts';

/** Erases votes that were never public; ballots already cast still count. */
export const eraseVotes: Erase = async (tx, userId) => {
  await tx
    .update(votes)
    .set({ options: [] })
    .where(inArray(votes.postId, unreadPostsOf(tx, userId)));
};
