import type { VoteDetail, VoteStanding, voteQueryStanding } from '@portal/contract/vote';
import { resultVisibilityLabels } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { posts } from '../community/post.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { users } from '../identity/user.table.ts';
import { countResults, countVoters, isCountPublic, isOver } from './count-choices.ts';
import { viewVoteRow } from './vote.kind.ts';
import { type Vote, voteBallots, votes, voteTurnout } from './vote.table.ts';

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

/** Enough for every enterprise of a park. */
const maxBallots = 1_000;

/** What each enterprise has chosen, once a named vote of theirs is over. */
async function listBallots(db: Db, { postId, options }: Vote): Promise<VoteDetail['ballots']> {
  const rows = await db
    .select({ name: enterprises.name, options: voteBallots.options })
    .from(voteBallots)
    .innerJoin(enterprises, eq(enterprises.id, voteBallots.voterKey))
    .where(and(eq(voteBallots.postId, postId), voteBallots.counts))
    .orderBy(asc(enterprises.name), asc(enterprises.id))
    .limit(maxBallots);
  const texts = new Map(options.map(({ id, text }) => [id, text]));
  return rows.map(({ name, options: chosen }) => ({
    name,
    options: chosen.map((id) => texts.get(id) ?? id),
  }));
}

/** What everybody may see: hidden counts are not sent at all. */
export async function viewVote(db: Db, vote: Vote, now: Date): Promise<VoteDetail> {
  const { postId, options, visibility, scope } = vote;
  const results = isCountPublic(vote, now) ? await countResults(db, vote) : null;
  const voters = (await countVoters(db, [postId])).get(postId) ?? 0;
  const isListed = scope === 'ENTERPRISE' && !vote.secret && vote.state === 'CLOSED';
  const audited = and(eq(users.auditStatus, '2'), isNotNull(users.enterpriseId));
  const [eligible] =
    scope === 'ENTERPRISE'
      ? await db
          .select({ count: sql<number>`count(distinct ${users.enterpriseId})::int` })
          .from(users)
          .where(audited)
      : [];
  return {
    ...viewVoteRow(vote, { voters, results }),
    postId,
    choices: options.map(({ id, text, note, picture }) => ({ optionId: id, text, note, picture })),
    maxChoices: vote.maxChoices,
    audited: vote.audited,
    secret: vote.secret,
    changeable: vote.changeable,
    visibility,
    visibilityLabel: resultVisibilityLabels[visibility](),
    quorum: vote.quorum,
    eligible: eligible?.count ?? null,
    reason: vote.reason,
    outcome: vote.outcome,
    answeredAt: vote.answeredAt?.getTime() ?? null,
    results,
    ballots: isListed ? await listBallots(db, vote) : [],
  };
}

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
    (await db.$count(voteTurnout, and(eq(voteTurnout.postId, postId), eq(voteTurnout.voterKey, voterKey)))) >
    0;
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
  };
}

/** @throws {AppError} 500404 */
export const queryStanding: Verb<typeof voteQueryStanding> = async ({ db, ...ctx }, { id }) =>
  readStanding(db, ctx, await getShownVote(db, id));
