import type { postQueryAlike } from '@portal/contract/community/post';
import { postPath } from '@portal/contract/community/post-path';
import { and, inArray } from 'drizzle-orm';
import type { Verb } from '../../platform/http/context.ts';
import { wordsInCommon, wordsOf } from '../../platform/text/words-in-common.ts';
import { findAlike } from '../search/find-alike.public.ts';
import { posts } from './post.table.ts';
import { isShown } from './shown-post.public.ts';

const maxCompared = 200;
const maxShown = 3;
/** Share of the shorter title's words that two titles on the same subject have in common, at least. */
const leastShared = 0.2;

/** Finds candidates by title words in the search index and compares them in memory. */
export const queryAlike: Verb<typeof postQueryAlike> = async ({ db }, { title }) => {
  const ids = await findAlike(db, { kind: 'POST', title, limit: maxCompared });
  if (ids.length === 0) return [];
  const typed = wordsOf(title);
  const found = await db
    .select({ postId: posts.id, kind: posts.kind, title: posts.title })
    .from(posts)
    .where(and(inArray(posts.id, ids), isShown));
  return found
    .map(({ postId, kind, title: other }) => ({
      postId,
      title: other,
      path: postPath(kind, postId),
      ...wordsInCommon(typed, wordsOf(other)),
    }))
    .filter(({ shared, of }) => shared > 0 && shared >= of * leastShared)
    .sort((a, b) => b.shared / b.of - a.shared / a.of || (a.postId < b.postId ? 1 : -1))
    .slice(0, maxShown)
    .map(({ shared: _shared, of: _of, ...row }) => row);
};
