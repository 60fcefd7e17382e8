import {
  newUserDays,
  type PostKind,
  type ReviewCause,
  reviewWorkingHours,
} from '@portal/contract/community/terms';
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

/** Number of an author's first posts that are reviewed, and the points below which authors count as unknown. */
const firstPosts = 3;
const fewPoints = 10;

/** Whether the account is only a few days old. */
export async function isNewUser(db: Db, userId: string, now: Date): Promise<boolean> {
  const { createdAt } = await getUser(db, userId);
  return now.getTime() - createdAt.getTime() < newUserDays * dayMs;
}

/** Review deadline for texts submitted now. */
export const reviewDueAt = (now: Date): Date => addWorkingHours(now, reviewWorkingHours * hourMs);

interface Asked {
  text: string;
  hits: WordHit[];
  /** Null for comments, which are checked only for words and links. */
  kind: PostKind | null;
  isReviewed: boolean;
}

/** Park staff write on behalf of the park. */
const isOfPark = ({ operatorRoles }: Actor) => operatorRoles.some((role) => role.startsWith('OP_'));

/** Reasons to review a text before publication; null if it can appear at once. */
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
