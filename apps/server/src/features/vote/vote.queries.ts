import type { VoteDetail, VoteStanding, voteQueryStanding } from '@portal/contract/vote/public';
import { resultVisibilityLabels } from '@portal/contract/vote/terms';
import * as m from '@portal/texts/messages';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { posts } from '../community/post.table.ts';
import { isShown } from '../community/shown-post.public.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import { users } from '../identity/user.table.ts';
import { isCountPublic, isOver, tallyOf } from './count-choices.ts';
import { lockVote } from './move-vote.ts';
import { type Vote, voteBallots, votes, voteTurnout } from './vote.table.ts';
import { viewRules, viewVoteRow, wordChosen } from './vote.view.ts';

/** Votes whose post is public, with its title. */
export const selectShown = (db: Db, where: SQL | undefined) =>
  db
    .select({ vote: votes, title: posts.title })
    .from(votes)
    .innerJoin(posts, and(eq(posts.id, votes.postId), isShown))
    .where(where);

/** @throws {AppError} 500404 */
export async function getShownVote(db: Db, id: string): Promise<{ vote: Vote; title: string }> {
  const [row] = await selectShown(db, eq(votes.postId, id));
  if (!row) throw notFound();
  return row;
}

/** Locks a vote whose post is public. @throws {AppError} 500404 */
export async function lockShownVote(tx: Db, id: string): Promise<Vote> {
  await getShownVote(tx, id);
  const vote = await lockVote(tx, id);
  if (!vote) throw notFound();
  return vote;
}

/** Enough for every enterprise of a park. */
const maxBallots = 1_000;

/** The choices of each enterprise, once a named vote by enterprise is closed. */
async function listBallots(db: Db, vote: Vote): Promise<VoteDetail['ballots']> {
  const rows = await db
    .select({ name: enterprises.name, options: voteBallots.options })
    .from(voteBallots)
    .innerJoin(enterprises, eq(enterprises.id, voteBallots.voterKey))
    .where(and(eq(voteBallots.postId, vote.postId), voteBallots.counts))
    .orderBy(asc(enterprises.name), asc(enterprises.id))
    .limit(maxBallots);
  return rows.map(({ name, options }) => ({ name, options: wordChosen(vote, options) }));
}

/** The public view; hidden counts are not sent at all. */
export async function viewVote(db: Db, vote: Vote, now: Date): Promise<VoteDetail> {
  const { postId, options, visibility, scope } = vote;
  const tally = (await tallyOf(db, [vote], (one) => isCountPublic(one, now)))(vote);
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
    ...viewVoteRow(vote, tally),
    ...viewRules(vote),
    postId,
    choices: options.map(({ id, text, note, picture }) => ({ optionId: id, text, note, picture })),
    maxChoices: vote.maxChoices,
    audited: vote.audited,
    changeable: vote.changeable,
    visibility,
    visibilityLabel: resultVisibilityLabels[visibility](),
    eligible: eligible?.count ?? null,
    results: tally.results,
    ballots: isListed ? await listBallots(db, vote) : [],
  };
}

/** The voter whose ballot the caller casts: themselves or their enterprise. */
export const voterKeyOf = ({ scope }: Vote, { userId, enterpriseId }: Actor): string | null =>
  scope === 'USER' ? userId : enterpriseId;

/** Why the caller may not vote, in words; empty if they may. */
export function findBlocker(vote: Vote, actor: Actor): string {
  const isAudited = actor.enterpriseId !== null && actor.auditStatus === '2';
  if ((vote.audited || vote.scope === 'ENTERPRISE') && !isAudited) return m.refusal_vote_audited();
  if (vote.scope === 'ENTERPRISE' && actor.memberRole !== 'OWNER' && actor.memberRole !== 'ADMIN')
    return m.refusal_vote_leaders();
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
  const names = await namesOfUsers(
    db,
    ballots.map(({ userId }) => userId),
  );
  const [enterprise] =
    scope === 'ENTERPRISE' && voterKey !== ''
      ? await db.select({ name: enterprises.name }).from(enterprises).where(eq(enterprises.id, voterKey))
      : [];
  const over = isOver(vote, now);
  const hindrance = over || hasVoted ? '' : findBlocker(vote, actor);
  const maySee = over || visibility === 'ALWAYS' || (visibility === 'AFTER_VOTE' && hasVoted);
  return {
    hasVoted,
    mayVote: !over && findBlocker(vote, actor) === '' && (!hasVoted || changeable),
    hindrance,
    enterpriseName: enterprise?.name ?? '',
    chosen: ballots.find(({ counts }) => counts)?.options ?? [],
    within:
      scope === 'ENTERPRISE'
        ? ballots.map(({ userId, options, at }) => ({
            name: names.get(userId) ?? '',
            options: wordChosen(vote, options),
            at: at.getTime(),
          }))
        : [],
    results: (await tallyOf(db, [vote], () => maySee))(vote).results,
  };
}

/** @throws {AppError} 500404 */
export const queryStanding: Verb<typeof voteQueryStanding> = async ({ db, ...ctx }, { id }) =>
  readStanding(db, ctx, (await getShownVote(db, id)).vote);
