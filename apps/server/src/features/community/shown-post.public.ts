import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { posts } from './post.table.ts';

/** Public posts; written exactly as in the partial indexes. */
export const isShown = sql`${posts.status} in ('PUBLISHED', 'LOCKED')`;

/** Ids of an author's posts that were never public. */
export const unreadPostsOf = (tx: Db, authorId: string) =>
  tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), isNull(posts.publishedAt)));
