import type { postQueryAlike } from '@portal/contract/post';
import { and, inArray } from 'drizzle-orm';
import type { Verb } from '../../platform/http/context.ts';
import { lexemesOf } from '../../platform/text/bigrams.ts';
import { readUnits } from '../../platform/text/text-units.ts';
import { findAlike } from '../search/search.public.ts';
import { isShown } from './post.queries.ts';
import { posts } from './post.table.ts';
import { postPath } from './post-path.public.ts';

const mostCompared = 200;
const mostShown = 3;
/** Titles share so much of the shorter one's words when they are about the same thing. */
const leastShared = 0.2;

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set(lexemesOf(readUnits(title)).flatMap(({ text }) => (text.length > 1 ? [text] : [])));

/** How much of the shorter title's words are in the other one, 0 to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return few.size === 0 ? 0 : shared / few.size;
}

/** Found by the words of titles in the index of the search, and compared in memory. */
export const queryAlike: Verb<typeof postQueryAlike> = async ({ db }, { title }) => {
  const ids = await findAlike(db, { kind: 'POST', title, limit: mostCompared });
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
      share: shareOf(typed, wordsOf(other)),
    }))
    .filter(({ share }) => share >= leastShared)
    .sort((a, b) => b.share - a.share || (a.postId < b.postId ? 1 : -1))
    .slice(0, mostShown)
    .map(({ share: _share, ...row }) => row);
};
