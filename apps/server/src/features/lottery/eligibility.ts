import { entryNoOf } from '@portal/contract/lottery/draw';
import type { InvalidReason } from '@portal/contract/lottery/terms';
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

/** The conditions of a draw as text. */
export const wordRules = ({ audited, mustComment, mustFollowBoard, minPoints }: Rule): string[] => [
  m.lottery_rule_login(),
  ...(audited ? [m.lottery_rule_audited()] : []),
  ...(mustComment ? [m.lottery_rule_comment()] : []),
  ...(mustFollowBoard ? [m.lottery_rule_follow()] : []),
  ...(minPoints > 0 ? [m.lottery_rule_points({ points: minPoints })] : []),
];

/** The conditions the user does not meet, as text. */
export async function findLacks(db: Db, rule: Rule, post: OfPost, actor: Actor): Promise<string[]> {
  const { userId } = actor;
  const lacks: string[] = [];
  if (rule.audited && (actor.enterpriseId === null || actor.auditStatus !== '2'))
    lacks.push(m.lottery_rule_audited());
  if (rule.mustComment) {
    // Pending comments and those folded by an operator count too: what matters is that the user wrote one, not what one
    // moderator did with it. Only a comment the user deleted does not count.
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
 * Whether the user is related to the draw: its author, an operator, or a colleague of the author, whomever they act for
 * now. Related users get a number but do not take part.
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
 * Entries excluded when the list is frozen, as SQL over their account `u`: those of users who ended their account or
 * became related to the draw. Other conditions are checked only on joining, so that nobody can be excluded by folding
 * their comment or by anything else done to them.
 */
const lost = (post: OfPost): [InvalidReason, SQL][] => [
  ['GONE', sql`u.status = 'CANCELLED'`],
  [
    'RELATED',
    sql`u.id = ${post.authorId} or u.user_type = '900' or u.enterprise_id = ${post.enterpriseId ?? ''}
      or ${isColleague(sql`u.id`, post)}`,
  ],
];

/** Excludes invalid entries before the list is frozen. */
export async function dropInvalid(tx: Db, post: OfPost): Promise<void> {
  for (const [reason, condition] of lost(post))
    await tx.execute(sql`
      update community_lottery_entry e set invalid = ${reason}
      from user_account u
      where e.post_id = ${post.id} and e.invalid is null and u.id = e.user_id and (${condition})`);
}

/** Valid entries, ordered by number. */
export const listValid = (db: Db, postId: string) =>
  db
    .select()
    .from(lotteryEntries)
    .where(and(eq(lotteryEntries.postId, postId), isNull(lotteryEntries.invalid)))
    .orderBy(lotteryEntries.no);

/** Excluded numbers with their reasons, ordered by number. */
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
