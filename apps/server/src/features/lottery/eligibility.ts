import { entryNoOf } from '@portal/contract/lottery-draw';
import type { InvalidReason } from '@portal/contract/lottery-terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { boardFollows, comments, type Post } from '../community/post.table.ts';
import { areColleagues, isColleague } from '../enterprise/is-colleague.public.ts';
import { accountOf, pointsOf } from '../points/move-points.public.ts';
import { type Lottery, lotteryEntries } from './lottery.table.ts';

type Rule = Pick<Lottery, 'audited' | 'mustComment' | 'mustFollowBoard' | 'minPoints'>;
type OfPost = Pick<Post, 'id' | 'authorId' | 'enterpriseId' | 'plateId'>;

/** The conditions of a draw in words. */
export const wordRules = ({ audited, mustComment, mustFollowBoard, minPoints }: Rule): string[] => [
  m.lottery_rule_login(),
  ...(audited ? [m.lottery_rule_audited()] : []),
  ...(mustComment ? [m.lottery_rule_comment()] : []),
  ...(mustFollowBoard ? [m.lottery_rule_follow()] : []),
  ...(minPoints > 0 ? [m.lottery_rule_points({ points: minPoints })] : []),
];

/** What somebody lacks to join, in words. */
export async function findLacks(db: Db, rule: Rule, post: OfPost, actor: Actor): Promise<string[]> {
  const { userId } = actor;
  const lacks: string[] = [];
  if (rule.audited && (actor.enterpriseId === null || actor.auditStatus !== '2'))
    lacks.push(m.lottery_rule_audited());
  if (rule.mustComment) {
    // Also one that waits, or that an operator has folded: what counts is that they wrote it, not what one person
    // made of it. Only who takes their own back has not commented.
    const own = and(
      eq(comments.postId, post.id),
      eq(comments.authorId, userId),
      or(ne(comments.status, 'DELETED'), ne(comments.reason, '')),
    );
    if ((await db.$count(comments, own)) === 0) lacks.push(m.lottery_rule_comment());
  }
  if (rule.mustFollowBoard) {
    const own = and(eq(boardFollows.plateId, post.plateId), eq(boardFollows.userId, userId));
    if ((await db.$count(boardFollows, own)) === 0) lacks.push(m.lottery_rule_follow());
  }
  if (rule.minPoints > 0 && (await pointsOf(db, accountOf(userId))) < rule.minPoints)
    lacks.push(m.lottery_rule_points({ points: rule.minPoints }));
  return lacks;
}

/**
 * Who has begun a draw, works for the park, or is of an enterprise with who has begun it, has a number but no part in
 * it, whomever they act for at the moment.
 */
export const isRelated = async (
  db: Db,
  post: OfPost,
  { userId, userType, enterpriseId }: Actor,
): Promise<boolean> =>
  userId === post.authorId ||
  userType === '900' ||
  (post.enterpriseId !== null && enterpriseId === post.enterpriseId) ||
  areColleagues(db, userId, post);

/**
 * The entries that take no part when the list is frozen, as SQL over their account `u`: of who has ended their own
 * account, and of who has become close to the draw. What an entry needs was asked when it was made and is not asked
 * again, so that nobody can take an entrant out by folding their comment or by anything else done to them.
 */
const lost = (post: OfPost): [InvalidReason, SQL][] => [
  ['GONE', sql`u.status = 'CANCELLED'`],
  [
    'RELATED',
    sql`u.id = ${post.authorId} or u.user_type = '900' or u.enterprise_id = ${post.enterpriseId ?? ''}
      or ${isColleague(sql`u.id`, post)}`,
  ],
];

/** Looks at all entries once more before their list is frozen. */
export async function dropInvalid(tx: Db, post: OfPost): Promise<void> {
  for (const [reason, condition] of lost(post))
    await tx.execute(sql`
      update community_lottery_entry e set invalid = ${reason}
      from user_account u
      where e.post_id = ${post.id} and e.invalid is null and u.id = e.user_id and (${condition})`);
}

/** The entries that take part, in the order of their numbers. */
export const listValid = (db: Db, postId: string) =>
  db
    .select()
    .from(lotteryEntries)
    .where(and(eq(lotteryEntries.postId, postId), isNull(lotteryEntries.invalid)))
    .orderBy(lotteryEntries.no);

/** The numbers that were given and do not take part, with the reason, in their order. */
export async function listDropped(db: Db, postId: string) {
  const rows = await db
    .select({ no: lotteryEntries.no, nonce: lotteryEntries.nonce, reason: lotteryEntries.invalid })
    .from(lotteryEntries)
    .where(and(eq(lotteryEntries.postId, postId), isNotNull(lotteryEntries.invalid)))
    .orderBy(asc(lotteryEntries.no));
  return rows.flatMap(({ no, nonce, reason }) =>
    reason === null ? [] : [{ entryNo: entryNoOf(no, nonce), reason }],
  );
}
