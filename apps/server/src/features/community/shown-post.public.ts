import { sql } from 'drizzle-orm';
import { posts } from './post.table.ts';

/** What everybody may read; written as the partial indexes are. */
export const isShown = sql`${posts.status} in ('PUBLISHED', 'LOCKED')`;
