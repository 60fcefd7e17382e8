import type { VoteDetail, voteQueryStanding, VoteStanding } from '@portal/contract/vote';
import { resultVisibilityLabels, voteTransitions } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { posts } from '../community/post.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { users } from '../identity/user.table.ts';
import { countVoters, viewVoteRow } from './vote.kind.ts';
import { type Vote, voteBallots, voteChoices, votes, voteTurnout } from './vote.table.ts';

/** A vote whose post everybody may read. @throws {AppError} 500404 */
export async function getShownVote(db: Db, id: string): Promise<Vote> {
  const [row] = await db
    .select({ vote: votes })
    .from(votes)
    .innerJoin(posts, and(eq(posts.id, votes.postId), inArray(posts.status, ['PUBLISHED', 'LOCKED'])))
    .where(eq(votes.postId, id));
  if (!row) throw notFound();
  return row.vote;
}

/** How often each option was chosen, in the order of the options. */
async function countResults(db: Db, { postId, options, secret }: Vote) {
  const counted = secret
    ? await db
        .select({ optionId: voteChoices.optionId, count: sql<number>`count(*)::int` })
        .from(voteChoices)
        .where(eq(voteChoices.postId, postId))
        .groupBy(voteChoices.optionId)
    : (
        await db.execute<{ optionId: string; count: number }>(sql`
          select o as "optionId", count(*)::int as count
          from community_vote_ballot b, unnest(b.options) o
          where b.post_id = ${postId} and b.counts group by o`)
      ).rows;
  const byId = new Map(counted.map(({ optionId, count }) => [optionId, count]));
  return options.map(({ id }) => ({ optionId: id, votes: byId.get(id) ?? 0 }));
}

const isOver = ({ state, endsAt }: Vote, now: Date) => state !== 'OPEN' || endsAt <= now;

/** What everybody may see: hidden counts are not sent at all. */
export async function viewVote(db: Db, vote: Vote, now: Date): Promise<VoteDetail> {
  const { postId, options, visibility, scope } = vote;
  const isPublic = visibility === 'ALWAYS' || isOver(vote, now);
  const voters = (await countVoters(db, [postId])).get(postId) ?? 0;
  const audited = and(eq(users.auditStatus, '2'), isNotNull(users.enterpriseId));
  const [eligible] =
    scope === 'ENTERPRISE'
      ? await db
          .select({ count: sql<number>`count(distinct ${users.enterpriseId})::int` })
          .from(users)
          .where(audited)
      : [];
  return {
    ...viewVoteRow(vote, voters),
    postId,
    choices: options.map(({ id, text }) => ({ optionId: id, text })),
    maxChoices: vote.maxChoices,
    audited: vote.audited,
    secret: vote.secret,
    changeable: vote.changeable,
    visibility,
    visibilityLabel: resultVisibilityLabels[visibility](),
    quorum: vote.quorum,
    eligible: eligible?.count ?? null,
    reason: vote.reason,
    results: isPublic ? await countResults(db, vote) : null,
  };
}

const endings = ['close', 'void'] as const;

/** Whose ballot the caller casts. */
export const voterKeyOf = ({ scope }: Vote, { userId, enterpriseId }: Actor): string | null =>
  scope === 'USER' ? userId : enterpriseId;

/** Why somebody may not vote, in words; empty where they may. */
export function findHindrance(vote: Vote, actor: Actor): string {
  const isAudited = actor.enterpriseId !== null && actor.auditStatus === '2';
  if ((vote.audited || vote.scope === 'ENTERPRISE') && !isAudited) return m.vote_refusal_audited();
  if (vote.scope === 'ENTERPRISE' && actor.memberRole !== 'OWNER' && actor.memberRole !== 'ADMIN')
    return m.vote_refusal_leaders();
  return '';
}

export async function readStanding(
  db: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  vote: Vote,
): Promise<VoteStanding> {
  const { postId, scope, secret, changeable, visibility } = vote;
  const voterKey = voterKeyOf(vote, actor) ?? '';
  const hasVoted =
    (await db.$count(voteTurnout, and(eq(voteTurnout.postId, postId), eq(voteTurnout.voterKey, voterKey)))) > 0;
  const ballots = secret
    ? []
    : await db
        .select()
        .from(voteBallots)
        .where(and(eq(voteBallots.postId, postId), eq(voteBallots.voterKey, voterKey)))
        .orderBy(desc(voteBallots.id));
  const texts = new Map(vote.options.map(({ id, text }) => [id, text]));
  const names = await namesOfUsers(
    db,
    ballots.map(({ userId }) => userId),
  );
  const [enterprise] =
    scope === 'ENTERPRISE' && voterKey !== ''
      ? await db.select({ name: enterprises.name }).from(enterprises).where(eq(enterprises.id, voterKey))
      : [];
  const over = isOver(vote, now);
  const hindrance = over || hasVoted ? '' : findHindrance(vote, actor);
  const maySee = over || visibility === 'ALWAYS' || (visibility === 'AFTER_VOTE' && hasVoted);
  return {
    hasVoted,
    mayVote: !over && findHindrance(vote, actor) === '' && (!hasVoted || changeable),
    hindrance,
    enterpriseName: enterprise?.name ?? '',
    chosen: ballots.find(({ counts }) => counts)?.options ?? [],
    within:
      scope === 'ENTERPRISE'
        ? ballots.map(({ userId, options, at }) => ({
            name: names.get(userId) ?? '',
            options: options.map((id) => texts.get(id) ?? id),
            at: at.getTime(),
          }))
        : [],
    results: maySee ? await countResults(db, vote) : null,
    actions: actor.operatorRoles.includes('OP_COMMUNITY')
      ? endings.filter((event) => voteTransitions[vote.state][event] !== undefined)
      : [],
  };
}

/** @throws {AppError} 500404 */
export const queryStanding: Verb<typeof voteQueryStanding> = async ({ db, ...ctx }, { id }) =>
  readStanding(db, ctx, await getShownVote(db, id));
