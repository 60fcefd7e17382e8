import {
  newUserDays,
  type PostKind,
  type ReviewCause,
  reviewWorkingHours,
} from '@portal/contract/community-terms';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { addWorkingHours } from '../../../platform/working-hours.ts';
import { getUser } from '../../identity/user.public.ts';
import { accountOf, pointsOf } from '../../points/move-points.public.ts';
import { posts, type ReviewNote } from '../post.table.ts';
import { hasLink } from '../text-measure.ts';
import type { WordHit } from './find-words.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** So many posts of an author are looked at first, and so few points tell of nobody known. */
const firstPosts = 3;
const fewPoints = 10;

/** An account that is only a few days old. */
export async function isNewUser(db: Db, userId: string, now: Date): Promise<boolean> {
  const { createdAt } = await getUser(db, userId);
  return now.getTime() - createdAt.getTime() < newUserDays * dayMs;
}

/** Until when an operator decides what comes in now. */
export const reviewDueAt = (now: Date): Date => addWorkingHours(now, reviewWorkingHours * hourMs);

interface Asked {
  text: string;
  hits: WordHit[];
  /** Null of a comment, which is judged by its words and links alone. */
  kind: PostKind | null;
  isReviewed: boolean;
}

/** Somebody of the park writes in its name. */
const isOfPark = ({ operatorRoles }: Actor) => operatorRoles.some((role) => role.startsWith('OP_'));

/** Why somebody looks at a text before it is public; null where it may appear at once. */
export async function chooseRoute(
  tx: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { text, hits, kind, isReviewed }: Asked,
): Promise<ReviewNote | null> {
  const causes: ReviewCause[] = [];
  if (hits.length > 0) causes.push('WORD');
  if (isReviewed) causes.push('KIND');
  if (!isOfPark(actor)) {
    const { userId } = actor;
    if (hasLink(text) && (await isNewUser(tx, userId, now))) causes.push('LINK');
    if (kind !== null) {
      const published = and(eq(posts.authorId, userId), isNotNull(posts.publishedAt));
      if ((await tx.$count(posts, published)) < firstPosts) causes.push('FIRST_POSTS');
      if ((await pointsOf(tx, accountOf(userId))) < fewPoints) causes.push('FEW_POINTS');
    }
  }
  return causes.length === 0 ? null : { causes, words: [...new Set(hits.map(({ word }) => word))] };
}
